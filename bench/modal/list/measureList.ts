import type { Browser } from 'playwright'
import type { Contestant } from '../measureRounds.ts'
import type { Profile } from '../Profile.ts'
import type { ListResults } from './ListResults.ts'
import { visitList } from './visitList.ts'
import { walletLists } from './WalletList.ts'

/** A visit takes up to a minute and a half; what is counted hardly differs between them. */
const ROUNDS = 3

/**
 * Scrolls through a directory of 600 wallets on every page that lists one, round by round. The line is left as it is:
 * what is measured is the list, not how long a page of it travels.
 */
export async function measureList(
  browser: Browser,
  contestants: readonly Contestant[],
  { rounds, profiles, say }: { rounds: number; profiles: readonly Profile[]; say(line: string): void },
): Promise<ListResults[]> {
  const near = profiles.filter(({ network }) => !network)
  const results: ListResults[] = []
  const turns = contestants.flatMap(({ peer, served }) => {
    const list = walletLists[peer.name]
    if (!list) return []
    const visits: ListResults['visits'] = Object.fromEntries(near.map(({ name }) => [name, []]))
    results.push({ name: peer.name, label: peer.label, visits })
    return [{ peer, list, url: served.url, visits }]
  })
  for (let round = 0; round < Math.min(rounds, ROUNDS); round += 1) {
    for (const profile of near) {
      for (const { peer, list, url, visits } of round % 2 === 0 ? turns : turns.toReversed()) {
        const visit = await visitList(browser, peer, list, profile, url)
        visits[profile.name]?.push(visit)
        say(`round ${round + 1}, ${profile.name}, list of ${peer.name}: ${JSON.stringify(visit)}`)
      }
    }
  }
  return results
}
