import type { Browser } from 'playwright'
import type { KeptBrowser } from './KeptBrowser.ts'
import { measureVisit } from './measureVisit.ts'
import { measureWeight } from './measureWeight.ts'
import type { Peer } from './Peer.ts'
import type { Profile } from './Profile.ts'
import type { Failure, PeerResults } from './Results.ts'
import { reasonOf } from './reasonOf.ts'
import type { ServedPeer } from './servePeer.ts'
import type { Visit } from './Times.ts'
import { withDeadline } from './withDeadline.ts'

export interface Contestant {
  readonly peer: Peer
  readonly served: ServedPeer
}

export interface Rounds {
  readonly rounds: number
  readonly profiles: readonly Profile[]
  readonly signal: AbortSignal
  say(line: string): void
  failed(failure: Failure): void
  /** Called after each round with all results so far. */
  roundDone(done: number, peers: readonly PeerResults[]): Promise<void>
}

/** Number of rounds that weigh pages. Sizes are the same in every round, and heaps hardly vary. */
export const WEIGHED_ROUNDS = 3
/** Time limit of one measurement, in milliseconds, in case a page hangs. */
const DEADLINE = 120_000

/**
 * Visits every page once per round and profile. Each round starts with a different page, so that other load on the
 * machine affects all pages alike. If a page fails, the others are still measured.
 */
export async function measureRounds(
  browser: KeptBrowser,
  contestants: readonly Contestant[],
  { rounds, profiles, signal, say, failed, roundDone }: Rounds,
): Promise<void> {
  const attempt = async <Outcome>(measure: (browser: Browser) => Promise<Outcome>): Promise<Outcome> =>
    withDeadline(measure(await browser.get()), DEADLINE, () => browser.close())

  async function weigh({ peer, served }: Contestant): Promise<PeerResults['weights'][number]> {
    try {
      return await attempt(browser => measureWeight(browser, peer, served))
    } catch (error) {
      if (!signal.aborted) failed({ what: `${peer.label}, weight`, reason: reasonOf(error) })
      return undefined
    }
  }

  async function visit({ peer, served }: Contestant, profile: Profile): Promise<Visit> {
    try {
      return await attempt(browser => measureVisit(browser, peer, profile, served.url))
    } catch (error) {
      return { times: {}, failure: reasonOf(error) }
    }
  }

  const results = contestants.map(({ peer }) => emptyResults(peer, profiles))
  await warmUp(contestants, profiles, visit)
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const at = (round + turn) % contestants.length
      const [contestant, result] = [contestants[at], results[at]]
      if (!contestant || !result) continue
      if (round < WEIGHED_ROUNDS) result.weights.push(await weigh(contestant))
      for (const profile of profiles) {
        if (signal.aborted) return
        if (contestant.peer.onlyWeighed) continue
        const start = performance.now()
        const visited = await visit(contestant, profile)
        result.visits[profile.name]?.push(visited)
        const seconds = ((performance.now() - start) / 1000).toFixed(1)
        const name = `round ${round + 1}, ${profile.name}, ${contestant.peer.name}`
        say(`${name}, ${seconds} s: ${JSON.stringify(visited, rounded)}`)
      }
    }
    if (signal.aborted) return
    await roundDone(round + 1, results)
  }
}

/** Visits one page before measuring. A fresh Chromium is slower, and no page should pay for being first. */
async function warmUp(
  contestants: readonly Contestant[],
  [profile]: readonly Profile[],
  visit: (contestant: Contestant, profile: Profile) => Promise<Visit>,
): Promise<void> {
  const first = contestants.find(({ peer }) => !peer.onlyWeighed)
  if (first && profile) await visit(first, profile)
}

function emptyResults({ name, label, baseline, onlyWeighed }: Peer, profiles: readonly Profile[]): PeerResults {
  const visited = onlyWeighed ? [] : profiles
  const visits = Object.fromEntries(visited.map(profile => [profile.name, []]))
  return { name, label, ...(baseline !== undefined && { baseline }), weights: [], visits }
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(value < 1 ? 3 : 0)) : value
}
