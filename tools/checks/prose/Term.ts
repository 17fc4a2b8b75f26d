/** Where a term applies: in docs and comments, in the strings of the modal, or in exported names. */
export type Scope = 'text' | 'string' | 'name'

/** A word or phrase to avoid, and its replacement. */
export interface Term {
  /** Name by which violations are counted. */
  readonly name: string
  /**
   * Matches whole words. A space matches any whitespace, including a line break. An exported name is matched as
   * separate words: `LaterMethods` as "Later Methods".
   */
  readonly pattern: RegExp
  /** The words to write instead. */
  readonly use: string
  readonly scopes: readonly Scope[]
  /** Matches sentences in which the word is correct. */
  readonly unless?: RegExp
}

export const everywhere: readonly Scope[] = ['text', 'string', 'name']
export const prose: readonly Scope[] = ['text', 'string']
