import type { Browser } from 'playwright'
import type { Contestant } from '../measureRounds.ts'
import type { Profile } from '../Profile.ts'
import type { ListResults } from './ListResults.ts'
import { longLists } from './longLists.ts'
import { visitList } from './visitList.ts'

/**
 * Scrolls through the long lists of all pages, round by round. Skips profiles with a slow network, because the
 * benchmark measures the list and not its downloads.
 */
export async function measureLists(
  browser: Browser,
  contestants: readonly Contestant[],
  { rounds, profiles, say }: { rounds: number; profiles: readonly Profile[]; say(line: string): void },
): Promise<ListResults[]> {
  const near = profiles.filter(({ network }) => !network)
  const turns = longLists.flatMap(list => {
    const found = contestants.find(({ peer }) => peer.name === list.page)
    if (!found) return []
    const { peer, served } = found
    const visits: ListResults['visits'] = Object.fromEntries(near.map(({ name }) => [name, []]))
    return [{ list, peer, url: served.url, visits }]
  })
  for (let round = 0; round < rounds; round += 1) {
    for (const profile of near) {
      for (const { peer, list, url, visits } of round % 2 === 0 ? turns : turns.toReversed()) {
        if (round >= list.rounds) continue
        const visit = await visitList(browser, peer, list, profile, url)
        visits[profile.name]?.push(visit)
        say(`round ${round + 1}, ${profile.name}, ${list.subject} of ${peer.name}: ${JSON.stringify(visit)}`)
      }
    }
  }
  return turns.map(({ list: { subject }, peer: { name, label }, visits }) => ({ subject, name, label, visits }))
}
