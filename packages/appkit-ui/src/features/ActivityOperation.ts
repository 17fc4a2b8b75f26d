import type { TextByLanguage } from '../i18n/TextByLanguage'

/** What a transaction does, as an account's activity names it. Features bring those that no history has a word for. */
export interface ActivityOperation {
  /** The `operation` of a pending transaction. */
  readonly name: string
  /** In the past tense: 'Swapped'. */
  readonly label: TextByLanguage
}
