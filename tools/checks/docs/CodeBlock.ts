/** A block of TypeScript in a docstring or a Markdown page. */
export interface CodeBlock {
  /** Path from the root of the repository, with slashes. */
  readonly file: string
  /** Number of the first line of code, starting at 1. */
  readonly line: number
  readonly language: 'ts' | 'tsx'
  readonly code: string
}
