/** A reason not to start that a person can act on: its message is printed as it is, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
