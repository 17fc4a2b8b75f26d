import { markdownTable, spreadCell } from './markdownTable.ts'
import type { PeerResults } from './Results.ts'
import { times } from './readings.ts'
import { ratioOf, spreadOf } from './Spread.ts'
import type { Times } from './Times.ts'

const OURS = 'openappkit'

interface Step {
  readonly title: string
  readonly key: keyof Times
  readonly digits?: number
  /** Excluded from the ratios, because it's zero on most pages. */
  readonly oftenZero?: true
}

const steps: readonly Step[] = [
  { title: 'button usable', key: 'button' },
  { title: 'blocking', key: 'blocking' },
  { title: 'cold open: row', key: 'coldShown' },
  { title: 'settled', key: 'coldSettled' },
  { title: 'warm open: row', key: 'warmShown' },
  { title: 'settled', key: 'warmSettled' },
  { title: 'row click → wallet request', key: 'asked', digits: 1 },
  { title: 'row click → connected', key: 'connected' },
  { title: 'reload → connected', key: 'reconnected' },
  { title: 'layout shift', key: 'shift', digits: 3, oftenZero: true },
]

/** Returns a table with the time of each step on every visited page. */
export function timeTable(peers: readonly PeerResults[], profile: string): string {
  const rows = visited(peers, profile).map(({ name, label }) => [
    label,
    ...steps.map(({ key, digits }) => spreadCell(spreadOf(times({ peers }, name, profile, key)), digits)),
  ])
  return markdownTable(['page', ...steps.map(({ title }) => title)], rows)
}

/** Returns a table of our times divided by those of each other page, paired by round. */
export function ratioTable(peers: readonly PeerResults[], profile: string): string {
  const compared = steps.filter(({ oftenZero }) => !oftenZero)
  const rows = visited(peers, profile)
    .filter(({ name }) => name !== OURS)
    .map(({ name, label }) => [
      label,
      ...compared.map(({ key }) =>
        spreadCell(ratioOf(times({ peers }, OURS, profile, key), times({ peers }, name, profile, key)), 2),
      ),
    ])
  return markdownTable(['against', ...compared.map(({ title }) => title)], rows)
}

function visited(peers: readonly PeerResults[], profile: string): PeerResults[] {
  return peers.filter(({ visits }) => visits[profile] !== undefined)
}
