/** A row of a reference table. */
export interface TableRow {
  /** Line of the page, starting at 1. */
  readonly line: number
  /** Names in the first cell, without parameters. */
  readonly names: readonly string[]
  /** The other cells, by their header. */
  readonly cells: Readonly<Record<string, string>>
}

/** Tables of a page: all whose first header is `header`, or only those below the heading `section`. */
export interface TablePlace {
  /** Path from the root of the repository, with slashes. */
  readonly page: string
  readonly section?: string
  readonly header: string
}
