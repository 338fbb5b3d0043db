/// What is wrong with the arguments that a person typed.
struct ArgumentError: Error, Hashable {
    /// The kinds of fault.
    enum Fault: Hashable {
        /// No command has this name; these have.
        case unknownCommand(String, known: [String])
        /// A command is missing where only a group of commands was named.
        case missingCommand(known: [String])
        /// No option is written like this; these are.
        case unknownOption(String, known: [String])
        /// The option needs a value, and there is none, or one that looks like an option.
        case missingValue(OptionForm, found: String?)
        /// The flag takes no value.
        case unexpectedValue(OptionForm, value: String)
        /// The option may be given once.
        case repeated(OptionForm)
        /// The value is not what the option expects.
        case unreadableValue(OptionForm, value: String)
        /// The argument is none of the words that it must be one of.
        case unknownWord(String, placeholder: String, known: [String])
        /// An argument is missing; the sentence says what it would be.
        case missingOperand(String, summary: String)
        /// There is an argument too many.
        case unexpectedOperand(String)
    }

    /// What is wrong.
    var fault: Fault
    /// The names of the commands that led there: empty, or `["templates", "export"]`.
    var path: [String]
    /// How that command is used.
    var usage: String

    init(_ fault: Fault, in path: [String], usage: String) {
        self.fault = fault
        self.path = path
        self.usage = usage
    }
}
