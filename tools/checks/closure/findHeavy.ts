import type { Violation } from '../violation.ts'
import type { HeavyRule } from './HeavyRule.ts'

/** Modules that load together: those of an entry point, of a page load, or of the first open. */
export interface Closure {
  /** Name of the entry point or of the page. */
  readonly name: string
  /** Path to report, from the root of the repository. */
  readonly file: string
  readonly modules: readonly string[]
}

/** Returns a violation for each rule that a closure breaks, with the first module that breaks it. */
export function findHeavy({ name, file, modules }: Closure, rules: readonly HeavyRule[]): Violation[] {
  return rules.flatMap(({ name: what, pattern, why, except }) => {
    const found = except?.includes(name) ? [] : modules.filter(module => pattern.test(module))
    if (found.length === 0) return []
    const more = found.length > 1 ? ` and ${found.length - 1} more` : ''
    return [{ rule: 'heavy', file, message: `${name} has ${found[0]}${more} (${what}): ${why}` }]
  })
}

/** Returns a violation for each rule about our own modules that matches nothing in a full build. */
export function findIdleRules(modules: readonly string[], rules: readonly HeavyRule[]): Violation[] {
  return rules
    .filter(({ isOurs, pattern }) => isOurs && !modules.some(module => pattern.test(module)))
    .map(({ name }) => ({
      rule: 'heavy',
      file: 'tools/checks/closure/heavyRules.ts',
      message: `the rule '${name}' matches nothing in any chunk of the page with three chains; was it renamed?`,
    }))
}
