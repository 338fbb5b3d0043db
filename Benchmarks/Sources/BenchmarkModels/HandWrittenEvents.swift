import Foundation

// The events as one writes them by hand: the compiler synthesises the coding, and the dates are JSONDecoder's affair.
// What apigen generates for JSONDecoder reads its dates itself, and would not be a fair peer here.

struct HandWrittenEvent: Codable, Equatable {
    var id: String
    var actor: HandWrittenActor
    var repo: Repo
    var payload: Payload
    var `public`: Bool
    var createdAt: Date

    struct Repo: Codable, Equatable {
        var id: Int
        var name: String
        var url: String
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case actor
        case repo
        case payload
        case `public`
        case createdAt = "created_at"
    }
}

struct HandWrittenActor: Codable, Equatable {
    var id: Int
    var login: String
    var displayLogin: String
    var url: String
    var avatarURL: String

    private enum CodingKeys: String, CodingKey {
        case id
        case login
        case displayLogin = "display_login"
        case url
        case avatarURL = "avatar_url"
    }
}

struct HandWrittenIssue: Codable, Equatable {
    var id: Int
    var number: Int
    var url: String
    var title: String
    var user: HandWrittenActor
    var comments: Int
    var createdAt: Date
    var updatedAt: Date
    var closedAt: Date?

    private enum CodingKeys: String, CodingKey {
        case id
        case number
        case url
        case title
        case user
        case comments
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case closedAt = "closed_at"
    }
}

extension HandWrittenEvent {
    enum Payload: Codable, Equatable {
        case push(Push)
        case issue(Issue)
        case comment(Comment)
        case create(Create)

        private enum CodingKeys: String, CodingKey { case type }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            switch try container.decode(String.self, forKey: .type) {
            case "push": self = .push(try Push(from: decoder))
            case "issue": self = .issue(try Issue(from: decoder))
            case "comment": self = .comment(try Comment(from: decoder))
            default: self = .create(try Create(from: decoder))
            }
        }

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .push(let value): try value.encode(to: encoder)
            case .issue(let value): try value.encode(to: encoder)
            case .comment(let value): try value.encode(to: encoder)
            case .create(let value): try value.encode(to: encoder)
            }
        }
    }

    struct Push: Codable, Equatable {
        var type: String
        var pushID: Int
        var size: Int
        var ref: String
        var head: String
        var before: String
        var commits: [Commit]

        private enum CodingKeys: String, CodingKey {
            case type
            case pushID = "push_id"
            case size
            case ref
            case head
            case before
            case commits
        }
    }

    struct Commit: Codable, Equatable {
        var sha: String
        var author: Author
        var message: String
        var distinct: Bool
        var url: String
    }

    struct Author: Codable, Equatable {
        var email: String
        var name: String
    }

    struct Issue: Codable, Equatable {
        var type: String
        var action: String
        var issue: HandWrittenIssue
    }

    struct Comment: Codable, Equatable {
        var type: String
        var issue: HandWrittenIssue
        var comment: Contents

        struct Contents: Codable, Equatable {
            var id: Int
            var user: HandWrittenActor
            var createdAt: Date
            var updatedAt: Date
            var body: String

            private enum CodingKeys: String, CodingKey {
                case id
                case user
                case createdAt = "created_at"
                case updatedAt = "updated_at"
                case body
            }
        }
    }

    struct Create: Codable, Equatable {
        var type: String
        var refType: String
        var masterBranch: String
        var description: String?
        var pusherType: String

        private enum CodingKeys: String, CodingKey {
            case type
            case refType = "ref_type"
            case masterBranch = "master_branch"
            case description
            case pusherType = "pusher_type"
        }
    }
}
