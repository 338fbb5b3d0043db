/// The version of the contract between generated code and this runtime.
///
/// Each generated file names the one it was made for. When a change of the runtime makes it necessary to generate
/// again, this type gets another number, and files made before fail to compile at a comment that says what to do.
public enum ApigenRuntimeVersion1 {}
