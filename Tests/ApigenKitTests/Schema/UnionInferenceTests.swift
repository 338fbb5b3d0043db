import ApigenKit
import Testing

/// Objects told apart by a tag.
struct UnionInferenceTests {
    @Test func thePayloadMayStandUnderTheTag() throws {
        let block = #"{"type":"paragraph","id":"1","paragraph":{"text":[{"type":"text","text":{"content":"a"}}]}}"#
        let other = #"{"type":"image","id":"2","image":{"url":"u"}}"#
        let types = try infer("[\(block),\(other),\(block),\(other)]", name: "Block")
        #expect(
            types.summary == """
                root [Block]
                union Block by type
                  paragraph[paragraph]: ParagraphBlock
                  image[image]: ImageBlock
                struct ParagraphBlock id:id
                  type: String
                  id: String
                  paragraph: Paragraph
                struct Paragraph
                  text: [Text]
                struct Text
                  type: String
                  text: TextContent
                struct TextContent
                  content: String
                struct ImageBlock id:id
                  type: String
                  id: String
                  image: Image
                struct Image
                  url: String
                """
        )
    }

    @Test func theTagMayStandBesideWhatItTellsApart() throws {
        let push = #"{"id":"1","type":"PushEvent","payload":{"size":2,"commits":[{"sha":"x"}]}}"#
        let watch = #"{"id":"2","type":"WatchEvent","payload":{"action":"started"}}"#
        let types = try infer("[\(push),\(watch),\(push),\(watch)]", name: "Event")
        #expect(
            types.summary == """
                root [Event]
                union Event by type
                  pushEvent[PushEvent]: PushEvent
                  watchEvent[WatchEvent]: WatchEvent
                struct PushEvent id:id
                  id: String
                  type: String
                  payload: Payload
                struct Payload
                  size: Int
                  commits: [Commit]
                struct Commit
                  sha: String
                struct WatchEvent id:id
                  id: String
                  type: String
                  payload: WatchEventPayload
                struct WatchEventPayload
                  action: String
                """
        )
    }

    @Test func unionsNestAndAVariantNamedAsItsUnionHasANameOfItsOwn() throws {
        let types = try infer(
            #"[{"kind":"row","cells":[{"type":"cell","text":"a"},{"type":"gap","width":1}]},{"kind":"rule","height":2}]"#,
            name: "Part"
        )
        #expect(
            types.summary == """
                root [Part]
                union Part by kind
                  row[row]: RowPart
                  rule[rule]: RulePart
                struct RowPart
                  kind: String
                  cells: [Cell]
                union Cell by type
                  cell[cell]: CellVariant
                  gap[gap]: GapCell
                struct CellVariant
                  type: String
                  text: String
                struct GapCell
                  type: String
                  width: Int
                struct RulePart
                  kind: String
                  height: Int
                """
        )
    }

    @Test func aTagWithoutEvidenceMakesNoVariants() throws {
        // Each value once and a field more or less: nothing says that the value decides.
        let types = try infer(
            #"[{"type":"a","name":"x"},{"type":"b","name":"y","note":"n"},{"type":"c","name":"z","note":"n"}]"#
        )
        #expect(types.schema.types.map(\.name) == ["Root"])
    }
}
