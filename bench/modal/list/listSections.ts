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

/** Returns a section for each group of long lists that was scrolled. */
export function listSections(lists: readonly ListResults[]): string[] {
  const wallets = lists.filter(({ subject }) => subject === 'wallets')
  const account = lists.filter(({ subject }) => subject !== 'wallets')
  return [
    ...section('### 600 wallets', wallets, [
      'From the click to the first wallet of the list; then the list is flung at 7 200 px a second until the last of 600 stands still in sight, pages of 40 coming meanwhile.',
      table('page', wallets, ({ label }) => label),
    ]),
    ...section('### 10 000 tokens, 10 000 transactions, ours alone', account, [
      'From the click on the button of the account to its first token, or on the tab of its activity to the first transaction; then the same fling until the last of 10 000 stands still in sight. All tokens come at once and are asked for anew every 10 s meanwhile, transactions come in 200 pages of 50.',
      table('list', account, ({ subject }) => subject),
    ]),
  ]
}

function section(title: string, lists: readonly ListResults[], content: readonly string[]): string[] {
  return lists.length === 0 ? [] : [title, ...content, missing(lists)]
}

function table(head: string, lists: readonly ListResults[], nameOf: (list: ListResults) => string): string {
  const profiles = [...new Set(lists.flatMap(({ visits }) => Object.keys(visits)))]
  return markdownTable(
    [head, ...columns.map(({ title }) => title)],
    profiles.flatMap(profile => [
      ...lists.map(list => measured(nameOf(list), list, profile)),
      ...shares(lists, profile),
    ]),
  )
}

function measured(name: string, { visits }: ListResults, profile: string): string[] {
  return [`${name}, ${profile}`, ...columns.map(({ key }) => spreadCell(spreadOf(values(visits[profile], key))))]
}

/** Returns our values as a share of each other page's values, paired by round. */
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
  const reasons = lists.flatMap(({ subject, label, visits }) =>
    Object.entries(visits).flatMap(([profile, all]) =>
      all.flatMap(({ failure }) => (failure === undefined ? [] : [`- ${label}, ${subject}, ${profile}: ${failure}`])),
    ),
  )
  return [...new Set(reasons)].join('\n')
}

function values(visits: readonly ListVisit[] | undefined, key: Exclude<keyof ListVisit, 'failure'>) {
  return (visits ?? []).map(visit => visit[key])
}
