import type { Violation } from '../violation.ts'

/** A violation of the writing rules. */
export interface ProseViolation extends Violation {
  readonly line: number
  /** Name of the rule or the glossary term, by which violations are counted. */
  readonly term: string
}

/** A violation whose file isn't known yet. */
export interface ProseFinding {
  readonly line: number
  readonly term: string
  readonly message: string
}
