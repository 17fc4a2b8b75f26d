import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../rehearsal/Release.ts'
import type { Setting } from './settings.ts'

/** Records the versions that passed a walk, from which `docs/versions.md` is written. */
export function record({ name, examples }: Setting, libraries: Readonly<Record<string, string>>, node: string): void {
  const file = join(root, 'docs/versions.json')
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {}
  const versions = {
    node: versionOf(node),
    chromium: versionOf(process.env['CHROMIUM_PATH'] ?? 'chromium'),
    ...Object.fromEntries(
      Object.entries(libraries)
        .filter(([library]) => !library.startsWith('@openappkit/'))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
  recorded[name] = { day: new Date().toISOString().slice(0, 10), examples, versions }
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
}

function versionOf(program: string): string {
  const output = execFileSync(program, ['--version'], { encoding: 'utf8' })
  return /\d+(\.\d+)*/.exec(output)?.[0] ?? 'unknown'
}
