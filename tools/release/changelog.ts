/** The part of a changeset that its entry needs. */
interface Changeset {
  readonly summary: string
  readonly releases: readonly { readonly name: string }[]
}

const HEADINGS: Readonly<Record<string, string>> = {
  'Major Changes': 'Breaking changes',
  'Minor Changes': 'Features',
  'Patch Changes': 'Fixes',
}

/** Ends an entry with the number of packages that it is about, until the entries are sorted. */
const REACH = /\n *<!-- (\d+) -->/

/**
 * Writes the entries of changelogs, for `.changeset/config.json`. An entry is the text of a changeset. Dependencies
 * between our packages have no entries, because all of them have the same version.
 */
const changelog = {
  async getReleaseLine({ summary, releases }: Changeset): Promise<string> {
    const [first = '', ...lines] = summary.trim().split('\n')
    const indented = [...lines, `<!-- ${releases.length} -->`].map(line => (line.trim() === '' ? '' : `  ${line}`))
    return `\n- ${[first, ...indented].join('\n')}\n`
  },
  async getDependencyReleaseLine(): Promise<string> {
    return ''
  },
}

export default changelog

/**
 * Names the kinds of changes as users do, and puts changes of only this package before those that it shares with
 * others.
 */
export function readableChangelog(text: string): string {
  const readable = text
    .replace(/^No changes in this release\.$/gm, 'No changes. Released with the other packages.')
    .split(/^(?=##)/m)
    .map(section => {
      const [heading = '', ...items] = section.split(/^- /m)
      const named = heading.replace(/^### (.+)/, (line, kind: string) =>
        HEADINGS[kind] ? `### ${HEADINGS[kind]}` : line,
      )
      return REACH.test(section) ? `${named}${sortedEntries(items)}` : [named, ...items].join('- ')
    })
    .join('')
  return `${readable.trimEnd()}\n`
}

function sortedEntries(items: readonly string[]): string {
  const reach = (item: string): number => Number(REACH.exec(item)?.[1])
  const sorted = items.toSorted((a, b) => reach(a) - reach(b))
  return `${sorted.map(item => `- ${item.replace(REACH, '').trim()}\n`).join('\n')}\n`
}
