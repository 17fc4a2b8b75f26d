/** Where words are read: in docs and comments, in the strings of the modal, or in exported names. */
export type Place = 'text' | 'string' | 'name'

/** A word or phrase that we don't use, and what to write. */
export interface Term {
  /** By which violations are counted. */
  readonly name: string
  /**
   * Matches whole words. A space matches any white space, also a line break. An exported name is matched as separate words: `LaterMethods` as
   * "Later Methods".
   */
  readonly pattern: RegExp
  /** The words to write instead. */
  readonly use: string
  readonly places: readonly Place[]
  /** Matches sentences in which the word is the right one. */
  readonly unless?: RegExp
}

export const everywhere: readonly Place[] = ['text', 'string', 'name']
export const prose: readonly Place[] = ['text', 'string']
