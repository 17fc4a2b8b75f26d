/** What a command may use of the world. */
export interface CommandLine {
  readonly environment: Readonly<Record<string, string | undefined>>
  print(text: string): void
  complain(text: string): void
  /** Resolves when the program is asked to end. */
  untilStopped(): Promise<void>
}
