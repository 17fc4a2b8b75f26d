import { type Contestant, WEIGHED_ROUNDS } from './measureRounds.ts'
import type { Options } from './options.ts'

/** Seconds that each part took on two slow cores. */
const WEIGHING = 2.5
const VISIT: Readonly<Record<string, number>> = { '1x': 4, '4x': 5, slow: 7 }
const LIST = 300
const GROWTH = 90

/** How long a run takes after everything is built, roughly. */
export function estimateMinutes(
  contestants: readonly Contestant[],
  { profiles, rounds, list, growth }: Pick<Options, 'profiles' | 'rounds' | 'list' | 'growth'>,
): number {
  const visited = contestants.filter(({ peer }) => !peer.onlyWeighed).length
  const round = profiles.reduce((sum, { name }) => sum + (VISIT[name] ?? 0) * visited, 0)
  const weighing = WEIGHING * contestants.length * Math.min(rounds, WEIGHED_ROUNDS)
  return Math.ceil((round * rounds + weighing + (list ? LIST : 0) + (growth ? GROWTH : 0)) / 60)
}
