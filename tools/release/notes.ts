/**
 * Prints the notes of a release: what the packages' changelogs say about the version, each change once. Usage:
 * `node tools/release/notes.ts`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../checks/workspace.ts'
import { type PublishedPackage, publishedPackages } from './publishedPackages.ts'

/** Returns a section per kind of change. A change of several packages appears once, with their names. */
export function releaseNotes(packages: readonly PublishedPackage[]): string {
  const names = new Map<string, Map<string, string[]>>()
  for (const { name, version, folder } of packages) {
    for (const { kind, text } of changesOf(join(folder, 'CHANGELOG.md'), version)) {
      const changes = names.get(kind) ?? new Map<string, string[]>()
      names.set(kind, changes.set(text, [...(changes.get(text) ?? []), name]))
    }
  }
  return [...names]
    .map(([kind, changes]) => {
      const items = [...changes].map(([text, of]) => `- ${text}\n\n  ${of.map(name => `\`${name}\``).join(', ')}\n`)
      return `## ${kind}\n\n${items.join('\n')}`
    })
    .join('\n')
}

/** Returns the changes of a version in a changelog, without those of dependencies and without commit hashes. */
function changesOf(file: string, version: string): { kind: string; text: string }[] {
  if (!existsSync(file)) return []
  const sections = readFileSync(file, 'utf8').split(/^## /m)
  const [, ...kinds] = (sections.find(one => one.startsWith(`${version}\n`)) ?? '').split(/^### /m)
  return kinds.flatMap(section => {
    const [kind = '', ...lines] = section.split('\n')
    const [, ...items] = `\n${lines.join('\n')}`.split(/^- /m)
    return items
      .filter(item => !item.startsWith('Updated dependencies'))
      .map(item => ({ kind, text: item.replace(/^[\da-f]{7,}: /, '').trim() }))
  })
}

if (import.meta.main) process.stdout.write(releaseNotes(publishedPackages(repository)))
