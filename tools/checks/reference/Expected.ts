/** A name that a reference table must list. */
export interface Expected {
  readonly name: string
  /** Names that a cell must list, by its header. A cell without code describes them in words. */
  readonly cells?: Readonly<Record<string, readonly string[]>>
  /** Code that a cell must show, by its header. */
  readonly values?: Readonly<Record<string, string>>
}
