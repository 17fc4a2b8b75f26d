import type { Words } from '../words/en'

/** A measured fact, with the place that proves it. A test compares the values with these files. */
export interface Fact {
  readonly value: string
  readonly label: keyof Words
  /** Path in the repository. */
  readonly proof: string
}

export const facts: readonly Fact[] = [
  { value: '13.4 kB', label: 'beforeClick', proof: 'docs/performance.md' },
  { value: '0', label: 'thirdParty', proof: 'docs/performance.md' },
  { value: '12 ms', label: 'firstWallet', proof: 'bench/modal/results.md' },
  { value: '0', label: 'axe', proof: 'packages/test-kit/test/violationsOf.ts' },
]

export const repository = 'https://github.com/openappkit/openappkit'
