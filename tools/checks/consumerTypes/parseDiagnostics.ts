/** An error that the compiler found. */
export interface Diagnostic {
  /** Path as the compiler prints it, with slashes. */
  readonly file: string
  readonly line: number
  /** Code such as `TS2322`. */
  readonly code: string
  /** Message with its details, one per line. */
  readonly message: string
}

const HEAD = /^(?<file>.+?)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*)$/
const GLOBAL = /^error (?<code>TS\d+): (?<message>.*)$/

/** Reads the output of `tsc --pretty false`. */
export function parseDiagnostics(output: string): Diagnostic[] {
  const found: { file: string; line: number; code: string; message: string }[] = []
  for (const text of output.split(/\r?\n/)) {
    const groups = (HEAD.exec(text) ?? GLOBAL.exec(text))?.groups
    const last = found.at(-1)
    if (groups) {
      const { file = 'tsconfig.json', line = '0', code = '', message = '' } = groups
      found.push({ file: file.replaceAll('\\', '/'), line: Number(line), code, message })
    } else if (last && text.startsWith(' ')) last.message += `\n${text.trim()}`
  }
  return found
}
