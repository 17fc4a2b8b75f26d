/** A broken rule and its location. */
export interface Violation {
  readonly rule: string
  /** Path from the root of the repository, with slashes. */
  readonly file: string
  readonly line?: number
  readonly message: string
}

/** Prints the violations, one per line, or `summary` if there are none. Sets the exit code. */
export function report(violations: readonly Violation[], summary: string): void {
  for (const { rule, file, line, message } of violations) {
    console.log(`${line === undefined ? file : `${file}:${line}`}  ${rule}: ${message}`)
  }
  if (violations.length > 0) process.exitCode = 1
  else console.log(summary)
}
