import { markdownTable, spreadCell } from '../markdownTable.ts'
import { ratioOf, spreadOf } from '../Spread.ts'
import type { ListResults, ListVisit } from './ListResults.ts'

const OURS = 'openappkit'

const columns: readonly { readonly title: string; readonly key: Exclude<keyof ListVisit, 'failure'> }[] = [
  { title: 'first item, ms', key: 'firstItem' },
  { title: 'first → last, ms', key: 'scrolled' },
  { title: 'dropped frames', key: 'dropped' },
  { title: 'longest frame, ms', key: 'longest' },
  { title: 'nodes', key: 'nodes' },
]

/** The section about the list of 600 wallets; empty when nothing listed them. */
export function listTable(lists: readonly ListResults[]): string {
  if (lists.length === 0) return ''
  const profiles = [...new Set(lists.flatMap(({ visits }) => Object.keys(visits)))]
  const head = ['page', ...columns.map(({ title }) => title)]
  return [
    '### 600 wallets',
    'From the click to the first wallet of the list; then the list is flung at 7 200 px a second until the last of 600 stands still in sight, pages of 40 coming meanwhile.',
    markdownTable(
      head,
      profiles.flatMap(profile => [...lists.map(list => measured(list, profile)), ...shares(lists, profile)]),
    ),
    missing(lists),
  ]
    .filter(part => part !== '')
    .join('\n\n')
}

function measured({ label, visits }: ListResults, profile: string): string[] {
  return [`${label}, ${profile}`, ...columns.map(({ key }) => spreadCell(spreadOf(values(visits[profile], key))))]
}

/** Ours as a share of each other page, round by round. */
function shares(lists: readonly ListResults[], profile: string): string[][] {
  const ours = lists.find(({ name }) => name === OURS)?.visits[profile]
  return lists
    .filter(({ name }) => ours && name !== OURS)
    .map(({ label, visits }) => [
      `share of ${label}, ${profile}`,
      ...columns.map(({ key }) => spreadCell(ratioOf(values(ours, key), values(visits[profile], key)), 2)),
    ])
}

function missing(lists: readonly ListResults[]): string {
  const reasons = lists.flatMap(({ label, visits }) =>
    Object.entries(visits).flatMap(([profile, all]) =>
      all.flatMap(({ failure }) => (failure === undefined ? [] : [`- ${label}, ${profile}: ${failure}`])),
    ),
  )
  return [...new Set(reasons)].join('\n')
}

function values(visits: readonly ListVisit[] | undefined, key: Exclude<keyof ListVisit, 'failure'>) {
  return (visits ?? []).map(visit => visit[key])
}
