/**
 * Writes the table of `docs/versions.md` from the manifests and the recorded walks, or checks it: `node
 * tools/checks/versions/versionsPage.ts [--write]`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownTable } from '../markdownTable.ts'
import { report, type Violation } from '../violation.ts'
import { repository } from '../workspace.ts'
import { RECORD, type RecordedWalk, readWalks } from './RecordedWalks.ts'
import { type LibraryVersions, readVersions } from './readVersions.ts'
import { COVERED_BY_TYPES, versionProblems } from './versionProblems.ts'

const PAGE = 'docs/versions.md'
const BLOCK = /(<!-- versions -->\n\n)[\s\S]*?(\n\n<!-- \/versions -->)/

/** Checks that the page shows what was tested, and that the tests covered both ends of what we support. */
export function checkVersionsPage(root: string): Violation[] {
  const page = readFileSync(join(root, PAGE), 'utf8')
  const violation = (file: string, message: string): Violation => ({ rule: 'versions', file, message })
  if (!BLOCK.test(page)) return [violation(PAGE, 'has no `<!-- versions -->` block')]
  return [
    ...(page === written(root, page)
      ? []
      : [violation(PAGE, 'differs from what was tested; run `node tools/checks/versions/versionsPage.ts --write`')]),
    ...readVersions(root, readWalks(root))
      .flatMap(versionProblems)
      .map(message => violation(RECORD, message)),
  ]
}

function written(root: string, page: string): string {
  const { floor, newest } = readWalks(root)
  const rows = readVersions(root, { floor, newest }).map(library => [
    library.name,
    library.supported ? `\`${library.supported}\`` : '',
    lowestTested(library),
    library.current ?? '',
    library.newest ?? '',
  ])
  const table = markdownTable([['', 'Supported', 'Lowest tested', 'Every commit', 'Newest tested'], ...rows])
  const text = [table, walkText('lowest', floor), walkText('newest', newest)].join('\n\n')
  return page.replace(BLOCK, (_, start: string, end: string) => start + text + end)
}

/** Returns the lowest version that was tested. If only the types were, says so. */
function lowestTested({ package: name, floor, types }: LibraryVersions): string {
  return COVERED_BY_TYPES.has(name) && types ? `${types} (types)` : (floor ?? '')
}

function walkText(which: string, { day, examples, versions }: RecordedWalk): string {
  const links = examples.map(name => `[${name}](../examples/${name})`)
  return [
    `The ${which} versions passed on ${day}, in Chromium ${versions['chromium']}, in copies of these examples:`,
    ...links.map((link, index) => `${link}${index < links.length - 1 ? ',' : '.'}`),
  ].join('\n')
}

if (import.meta.main) {
  if (process.argv.includes('--write')) {
    const page = readFileSync(join(repository, PAGE), 'utf8')
    writeFileSync(join(repository, PAGE), written(repository, page))
  }
  report(checkVersionsPage(repository), 'docs/versions.md shows what was tested.')
}
