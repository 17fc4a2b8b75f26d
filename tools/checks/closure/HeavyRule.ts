/** A rule about modules that no page may load before it needs them. */
export interface HeavyRule {
  readonly name: string
  /** Matches the names of modules, as `moduleNames` returns them. */
  readonly pattern: RegExp
  /** When the modules may load. */
  readonly why: string
  /** Whether the modules are ours. If so, the full build must contain one, so that a rename can't disable the rule. */
  readonly isOurs?: true
  /** Entry points that may contain the modules, because no app loads them at startup. */
  readonly except?: readonly string[]
}
