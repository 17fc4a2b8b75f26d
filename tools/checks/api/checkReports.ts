import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Violation } from '../violation.ts'

const UPDATE = 'If you intended this change, run `npx node tools/checks/api/main.ts --write` and add a changeset.'

/** Compares the committed reports with the current ones, by their paths. */
export function checkReports(root: string, current: ReadonlyMap<string, string>): Violation[] {
  const violation = (file: string, message: string): Violation => ({ rule: 'api', file, message })
  return [
    ...[...current].flatMap(([file, report]) => {
      const committed = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
      if (committed === report) return []
      return [violation(file, `the public types changed:\n${difference(committed, report)}\n${UPDATE}`)]
    }),
    ...committedReports(root)
      .filter(file => !current.has(file))
      .map(file => violation(file, `no entry point has this report. ${UPDATE}`)),
  ]
}

/** Writes the current reports, and removes those of entry points that no longer exist. */
export function writeReports(root: string, current: ReadonlyMap<string, string>): void {
  for (const file of committedReports(root)) if (!current.has(file)) rmSync(join(root, file))
  for (const [file, report] of current) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), report)
  }
}

function committedReports(root: string): string[] {
  return readdirSync(join(root, 'packages'))
    .map(name => `packages/${name}/api`)
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
    .filter(file => file.endsWith('.api.md'))
}

/** Returns the changed lines, with three lines around each. */
function difference(before: string, after: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'openappkit-api-'))
  try {
    writeFileSync(join(folder, 'before'), before)
    writeFileSync(join(folder, 'after'), after)
    const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', 'before', 'after'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const hunks = stdout.indexOf('\n@@')
    return stdout.slice(hunks + 1).trimEnd()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
