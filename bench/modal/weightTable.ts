import { markdownTable, numberCell, spreadCell } from './markdownTable.ts'
import type { PageWeight } from './measureWeight.ts'
import type { PeerResults } from './Results.ts'
import { weights } from './readings.ts'
import { differenceOf, spreadOf } from './Spread.ts'

/** Returns a table of what each page downloads and retains, in total and over its baseline. */
export function weightTable(peers: readonly PeerResults[]): string {
  const columns: readonly {
    title: string
    digits?: number
    over?: true
    read(weight: PageWeight): number | undefined
  }[] = [
    { title: 'JS', digits: 1, read: ({ load }) => load.script / 1000 },
    { title: 'over its baseline', digits: 1, over: true, read: ({ load }) => load.script / 1000 },
    { title: 'of it WalletConnect', digits: 1, read: ({ load }) => load.walletConnect / 1000 },
    { title: 'CSS', digits: 1, read: ({ load }) => load.style / 1000 },
    { title: 'requests', read: ({ load }) => load.requests },
    { title: 'third-party', read: ({ load }) => load.thirdParty },
    { title: 'heap', digits: 2, read: ({ heap }) => heap },
    { title: 'over its baseline', digits: 2, over: true, read: ({ heap }) => heap },
    {
      title: 'first open',
      digits: 1,
      read: ({ firstOpen }) => firstOpen && (firstOpen.script + firstOpen.style) / 1000,
    },
    { title: 'requests', read: ({ firstOpen }) => firstOpen?.requests },
    { title: 'third-party', read: ({ firstOpen }) => firstOpen?.thirdParty },
  ]
  const rows = peers.map(({ name, label, baseline }) => [
    label,
    peers.find(peer => peer.name === baseline)?.label ?? '–',
    ...columns.map(({ digits, over, read }) => {
      const own = weights({ peers }, name, read)
      if (!over) return numberCell(spreadOf(own)?.median, digits)
      return baseline === undefined ? '–' : spreadCell(differenceOf(own, weights({ peers }, baseline, read)), digits)
    }),
  ])
  return markdownTable(['page', 'baseline', ...columns.map(({ title }) => title)], rows)
}
