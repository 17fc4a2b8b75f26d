import { growthTable } from '../growth/growthTable.ts'
import { listSections } from './list/listSections.ts'
import type { PeerResults, Results } from './Results.ts'
import { targetTable } from './targetTable.ts'
import { ratioTable, timeTable } from './timeTables.ts'
import { weightTable } from './weightTable.ts'

/** Formats the results as Markdown, with a section for each part that ran. */
export function asMarkdown(results: Results): string {
  const { machine, chromium, date, rounds, peers, lists, growth } = results
  const profiles = [...new Set(peers.flatMap(({ visits }) => Object.keys(visits)))]
  return [
    `Machine: ${machine}. Chromium ${chromium}. ${date}. ${saidOf(rounds)} Median (least–most) of the rounds.`,
    ...(peers.length === 0 ? [] : ['### Targets', targetTable(results), ...weightSection(peers)]),
    ...profiles.flatMap(profile => [
      `### Milliseconds, ${profile}`,
      timeTable(peers, profile),
      `### Ours as a share of theirs, ${profile}, paired within a round`,
      ratioTable(peers, profile),
    ]),
    ...listSections(lists),
    ...(growth ? ['### Growth, ours alone', growthTable(growth)] : []),
    ...missing(results),
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}

function weightSection(peers: readonly PeerResults[]): string[] {
  return [
    '### Before any click, and the first open',
    'Sizes in kB after gzip, heap in MB after garbage collection. The baseline is the same host page without a way to connect.',
    weightTable(peers),
  ]
}

function saidOf({ wanted, done }: Results['rounds']): string {
  return done === wanted ? `${done} rounds.` : `${done} of ${wanted} rounds, the run was cut short.`
}

function missing({ peers, failures }: Results): string[] {
  const steps = peers.flatMap(({ label, visits }) => {
    const reasons = new Set(Object.values(visits).flatMap(all => all.map(({ failure }) => failure)))
    return [...reasons].flatMap(reason =>
      reason === undefined ? [] : [`- ${label}: ${reason} (${timesOf(visits, reason)})`],
    )
  })
  const all = [...failures.map(({ what, reason }) => `- ${what}: ${reason}`), ...steps]
  return all.length === 0 ? [] : ['### What is missing', [...new Set(all)].join('\n')]
}

function timesOf(visits: PeerResults['visits'], reason: string): string {
  return Object.entries(visits)
    .map(([profile, all]) => ({ profile, count: all.filter(({ failure }) => failure === reason).length }))
    .flatMap(({ profile, count }) => (count === 0 ? [] : [`${profile} ${count}×`]))
    .join(', ')
}
