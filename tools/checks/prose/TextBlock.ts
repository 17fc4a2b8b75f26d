/** A line of prose with its number in the file. */
export interface TextLine {
  readonly number: number
  readonly text: string
}

/** A paragraph, heading, list item or table cell: prose that no sentence crosses. */
export class TextBlock {
  readonly text: string
  readonly #lines: readonly TextLine[]

  constructor(lines: readonly TextLine[]) {
    this.#lines = lines
    this.text = lines.map(({ text }) => text).join('\n')
  }

  /** Returns the number of the line that has the character at `offset` of the text. */
  lineAt(offset: number): number {
    const index = this.text.slice(0, offset).split('\n').length - 1
    return this.#lines[index]?.number ?? 0
  }
}
