import type { Violation } from '../violation.ts'
import { type Backlog, beyondBacklog, lowerBacklog } from './backlog.ts'

/** Percentage of exported functions with an example that every package has in the end. */
const GOAL = 60

/** Gaps that the docs still have. Numbers of violations only shrink, percentages only rise. */
export interface DocsBacklog {
  /** Exported names without a docstring, by file. Goal: none. */
  readonly undocumented: Backlog
  /** Errors in examples, by file. Goal: none. */
  readonly failing: Backlog
  /** Blocks marked `no-check`, by file. Goal: none in sources. */
  readonly unchecked: Backlog
  /** Percentage of exported functions with an example, by package. Goal: 60, also for a package without an entry. */
  readonly examples: Readonly<Record<string, number>>
}

/** Today's gaps and percentages. */
export interface DocsState {
  readonly undocumented: readonly Violation[]
  readonly failing: readonly Violation[]
  readonly unchecked: readonly Violation[]
  readonly examples: Readonly<Record<string, number>>
}

/** Returns what the backlog doesn't allow. `files` are all paths that exist. */
export function beyondDocsBacklog(state: DocsState, backlog: DocsBacklog, files: readonly string[]): Violation[] {
  const kinds = ['undocumented', 'failing', 'unchecked'] as const
  return [
    ...kinds.flatMap(kind => beyondBacklog(state[kind], backlog[kind], files)),
    ...Object.entries(state.examples).flatMap(([folder, share]) => {
      const floor = backlog.examples[folder] ?? GOAL
      const message = `${share} % of the exported functions have an example → at least ${floor} %`
      return share < floor ? [{ rule: 'examples', file: folder, message }] : []
    }),
  ]
}

/** Returns the backlog with lower numbers and higher floors, as far as the docs of today keep them. */
export function tightenBacklog(state: DocsState, backlog: DocsBacklog, files: readonly string[]): DocsBacklog {
  const examples = Object.entries(state.examples).map(
    ([folder, share]) => [folder, Math.max(Math.min(share, GOAL), backlog.examples[folder] ?? 0)] as const,
  )
  return {
    undocumented: lowerBacklog(state.undocumented, backlog.undocumented, files),
    failing: lowerBacklog(state.failing, backlog.failing, files),
    unchecked: lowerBacklog(state.unchecked, backlog.unchecked, files),
    examples: Object.fromEntries(examples),
  }
}
