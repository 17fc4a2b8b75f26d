/** Environment, output and stop signal of a command. */
export interface CommandLine {
  readonly environment: Readonly<Record<string, string | undefined>>
  print(text: string): void
  complain(text: string): void
  /** Resolves when the process receives a stop signal. */
  untilStopped(): Promise<void>
}
