/** Something that no page may load before it is wanted. */
export interface HeavyRule {
  readonly name: string
  /** Of a module's name, as `moduleNames` gives it. */
  readonly pattern: RegExp
  /** When it may come. */
  readonly why: string
  /** A module of our own that the whole build must have somewhere, so that a new name of it can't switch the rule off. */
  readonly isOurs?: true
  /** Entry points that may contain it, because no app loads them at start. */
  readonly except?: readonly string[]
}
