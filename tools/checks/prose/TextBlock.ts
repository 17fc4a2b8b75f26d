/** A line of prose and its number in the file. */
export interface TextLine {
  readonly number: number
  readonly text: string
}

/** A paragraph, heading, list item or table cell. No sentence extends beyond it. */
export class TextBlock {
  readonly text: string
  readonly #lines: readonly TextLine[]

  constructor(lines: readonly TextLine[]) {
    this.#lines = lines
    this.text = lines.map(({ text }) => text).join('\n')
  }

  /** Returns the line number of the character at `offset`. */
  lineAt(offset: number): number {
    const index = this.text.slice(0, offset).split('\n').length - 1
    return this.#lines[index]?.number ?? 0
  }
}
