/// A command and what a person typed for it, checked.
struct Invocation: Sendable {
    /// The command.
    var command: Command
    /// The names that led to it, such as `["templates", "export"]`; empty for the tool itself.
    var path: [String]
    /// The arguments that are no options, in order.
    var operands: [String]
    /// The texts of each option by its name.
    var texts: [String: [String]]

    /// The value of an option.
    subscript<Value>(option: Option<Value>) -> Value { option.value(of: texts[option.form.name] ?? []) }
}
