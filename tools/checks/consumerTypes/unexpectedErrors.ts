import type { Violation } from '../violation.ts'
import type { Diagnostic } from './parseDiagnostics.ts'

const EXPECTED = /^\s*\/\/ (?<code>TS\d+): (?<words>.+)$/

/**
 * Compares the errors in a file with its comments: `// TS2551: Did you mean 'connect'?` expects an error with this code
 * and these words on the next line.
 */
export function unexpectedErrors(file: string, source: string, diagnostics: readonly Diagnostic[]): Violation[] {
  const expected = source.split('\n').flatMap((text, index) => {
    const { code, words } = EXPECTED.exec(text)?.groups ?? {}
    return code && words ? [{ line: index + 2, code, words }] : []
  })
  const matches = (error: Diagnostic, { line, code, words }: (typeof expected)[number]) =>
    error.line === line && error.code === code && error.message.includes(words)
  const violation = (line: number, message: string): Violation => ({ rule: 'consumer-types', file, line, message })
  return [
    ...diagnostics
      .filter(error => !expected.some(one => matches(error, one)))
      .map(({ line, code, message }) => violation(line, `${code}: ${message}`)),
    ...expected
      .filter(one => !diagnostics.some(error => matches(error, one)))
      .map(({ line, code, words }) => violation(line, `expected ${code}: ${words}`)),
  ]
}
