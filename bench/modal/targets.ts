import type { ListVisit } from './list/ListResults.ts'
import type { ListSubject } from './list/LongList.ts'
import type { Results } from './Results.ts'
import { scripts, times, weights } from './readings.ts'
import { differenceOf, ratioOf, type Spread, spreadOf } from './Spread.ts'
import type { Times } from './Times.ts'

/** A limit that our page should not exceed. */
export interface PerformanceTarget {
  readonly what: string
  readonly unit: 'kB' | 'MB' | 'ms' | '×' | ''
  /** Maximum value of the median. */
  readonly limit: number
  measure(results: Results): Spread | undefined
}

const OURS = 'openappkit'
const BASELINE = 'wagmi'
/** Our page with the features that the peers' pages also have: a wallet directory and WalletConnect. */
const DIRECTORY = 'openappkit-directory'
/** Our page with a host that calls `prefetch` once the page is idle. */
const IDLE = 'openappkit-idle'
const THREE_CHAINS = 'openappkit-multichain'

/**
 * Every performance target that a run can check. Targets relative to a different page compare values of the same round.
 */
export const performanceTargets: readonly PerformanceTarget[] = [
  {
    what: 'JavaScript at load, over wagmi alone',
    unit: 'kB',
    limit: 13,
    measure: results => differenceOf(scripts(results, OURS), scripts(results, BASELINE)),
  },
  {
    what: 'JavaScript at load, each further chain family',
    unit: 'kB',
    limit: 2,
    measure: results => {
      const further = weights(results, THREE_CHAINS, ({ load }) => load.script / 1000 / 2)
      const first = weights(results, OURS, ({ load }) => load.script / 1000 / 2)
      return differenceOf(further, first)
    },
  },
  ...fetching('first open', OURS, 32, 3),
  ...fetching('first open with wallet directory and WalletConnect', DIRECTORY, 38, 4),
  ...fetching('first open, three chains', THREE_CHAINS, 50, 6),
  {
    what: 'WalletConnect before the user chooses it',
    unit: 'kB',
    limit: 0,
    measure: results =>
      spreadOf(
        weights(
          results,
          DIRECTORY,
          ({ load, firstOpen }) => firstOpen && (load.walletConnect + firstOpen.walletConnect) / 1000,
        ),
      ),
  },
  {
    what: 'third-party requests before a click, with directory and WalletConnect',
    unit: '',
    limit: 0,
    measure: results => spreadOf(weights(results, DIRECTORY, ({ load }) => load.thirdParty)),
  },
  {
    what: 'blocking time over wagmi alone, 4x',
    unit: 'ms',
    limit: 40,
    measure: results =>
      differenceOf(times(results, OURS, '4x', 'blocking'), times(results, BASELINE, '4x', 'blocking')),
  },
  {
    what: 'heap over wagmi alone',
    unit: 'MB',
    limit: 0.3,
    measure: results =>
      differenceOf(
        weights(results, OURS, ({ heap }) => heap),
        weights(results, BASELINE, ({ heap }) => heap),
      ),
  },
  ...opening('cold open', 'coldShown', '1x', 20, 0.25),
  ...opening('cold open', 'coldShown', '4x', 75, 0.35),
  sharing("cold open, slow, as a share of RainbowKit's", 'coldShown', 'slow', 'rainbowkit', 1),
  sharing(
    "cold open, slow, prefetched when idle, as a share of RainbowKit's",
    'coldShown',
    'slow',
    'rainbowkit',
    1,
    IDLE,
  ),
  ...opening('warm open', 'warmShown', '1x', 10, 0.28),
  ...opening('warm open', 'warmShown', '4x', 30, 0.33),
  {
    what: 'entrance, from the first frame until the row stands still, 1x',
    unit: 'ms',
    limit: 150,
    measure: results =>
      differenceOf(times(results, OURS, '1x', 'coldSettled'), times(results, OURS, '1x', 'coldShown')),
  },
  taking('row click → wallet request, 1x', 'asked', '1x', 5),
  taking('row click → connected, 1x', 'connected', '1x', 20),
  ...['1x', '4x'].map(profile =>
    sharing(`reload → connected, ${profile}, as a share of wagmi alone`, 'reconnected', profile, BASELINE, 1.1),
  ),
  ...listing('600 wallets', 'wallets', { firstItem: 60, dropped: { '1x': 5 }, nodes: 150 }),
  ...listing('10 000 tokens', 'tokens', { firstItem: 120, dropped: { '1x': 5, '4x': 100 }, nodes: 500 }),
  ...listing('10 000 transactions', 'transactions', { firstItem: 60, dropped: { '1x': 10, '4x': 300 }, nodes: 500 }),
]

function fetching(what: string, page: string, size: number, requests: number): PerformanceTarget[] {
  return [
    {
      what: `${what}: fetched`,
      unit: 'kB',
      limit: size,
      measure: results =>
        spreadOf(weights(results, page, ({ firstOpen }) => firstOpen && (firstOpen.script + firstOpen.style) / 1000)),
    },
    {
      what: `${what}: requests`,
      unit: '',
      limit: requests,
      measure: results => spreadOf(weights(results, page, ({ firstOpen }) => firstOpen?.requests)),
    },
  ]
}

function opening(what: string, key: keyof Times, profile: string, limit: number, share: number): PerformanceTarget[] {
  return [
    taking(`${what}, ${profile}`, key, profile, limit),
    sharing(`${what}, ${profile}, as a share of RainbowKit's`, key, profile, 'rainbowkit', share),
    sharing(`${what}, ${profile}, as a share of AppKit's`, key, profile, 'appkit', share),
  ]
}

function taking(what: string, key: keyof Times, profile: string, limit: number): PerformanceTarget {
  return { what, unit: 'ms', limit, measure: results => spreadOf(times(results, OURS, profile, key)) }
}

function sharing(
  what: string,
  key: keyof Times,
  profile: string,
  peer: string,
  limit: number,
  page = OURS,
): PerformanceTarget {
  return {
    what,
    unit: '×',
    limit,
    measure: results => ratioOf(times(results, page, profile, key), times(results, peer, profile, key)),
  }
}

/** Limits of a long list: milliseconds until its first item, dropped frames by profile, and nodes at its end. */
interface ListLimits {
  readonly firstItem: number
  readonly dropped: Readonly<Record<string, number>>
  readonly nodes: number
}

function listing(what: string, subject: ListSubject, { firstItem, dropped, nodes }: ListLimits): PerformanceTarget[] {
  const read =
    (key: Exclude<keyof ListVisit, 'failure'>, profile = '1x') =>
    ({ lists }: Results): Spread | undefined => {
      const list = lists.find(list => list.name === OURS && list.subject === subject)
      return spreadOf((list?.visits[profile] ?? []).map(visit => visit[key]))
    }
  return [
    { what: `${what}: first item, 1x`, unit: 'ms', limit: firstItem, measure: read('firstItem') },
    ...Object.entries(dropped).map(
      ([profile, limit]): PerformanceTarget => ({
        what: `${what}: dropped frames, ${profile}`,
        unit: '',
        limit,
        measure: read('dropped', profile),
      }),
    ),
    { what: `${what}: nodes at the end`, unit: '', limit: nodes, measure: read('nodes') },
  ]
}
