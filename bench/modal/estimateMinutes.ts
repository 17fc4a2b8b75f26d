import { longLists } from './list/longLists.ts'
import { type Contestant, WEIGHED_ROUNDS } from './measureRounds.ts'
import type { Options } from './options.ts'

/** Duration of each part on two slow cores, in seconds. */
const WEIGHING = 2.5
const VISIT: Readonly<Record<string, number>> = { '1x': 4, '4x': 5, slow: 7 }
const LIST: Readonly<Record<string, number>> = { wallets: 25, tokens: 90, transactions: 90 }
const GROWTH = 90

/** Estimates how long a run takes after all pages are built. */
export function estimateMinutes(
  contestants: readonly Contestant[],
  { profiles, rounds, listRounds, growth }: Pick<Options, 'profiles' | 'rounds' | 'listRounds' | 'growth'>,
): number {
  const visited = contestants.filter(({ peer }) => !peer.onlyWeighed).length
  const round = profiles.reduce((sum, { name }) => sum + (VISIT[name] ?? 0) * visited, 0)
  const weighing = WEIGHING * contestants.length * Math.min(rounds, WEIGHED_ROUNDS)
  const near = profiles.filter(({ network }) => !network).length
  const lists = longLists
    .filter(({ page }) => contestants.some(({ peer }) => peer.name === page))
    .reduce((sum, { subject, rounds }) => sum + (LIST[subject] ?? 0) * Math.min(rounds, listRounds) * near, 0)
  return Math.ceil((round * rounds + weighing + lists + (growth ? GROWTH : 0)) / 60)
}
