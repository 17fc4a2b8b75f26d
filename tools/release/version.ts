/**
 * Turns the changesets into versions and changelogs, and updates the files that contain the version: `npm run version`.
 * The release workflow commits the result.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readableChangelog } from './changelog.ts'
import { publishedPackages } from './publishedPackages.ts'

/** The file with the version that the kit sends to the backend. */
const SDK_VERSION = 'src/cloud/sdkVersion.ts'

/** Applies the changesets of a checkout. Expects installed dependencies. */
export function applyChangesets(root: string): void {
  const changesets = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'))
  execFileSync(process.execPath, [changesets, 'version'], { cwd: root, stdio: 'inherit' })
  for (const { folder, version } of publishedPackages(root)) {
    replaceIn(join(folder, 'CHANGELOG.md'), readableChangelog)
    replaceIn(join(folder, SDK_VERSION), text =>
      text.replace(/(packageVersion = )'[^']+'/, (_, start: string) => `${start}'${version}'`),
    )
  }
}

function replaceIn(file: string, replace: (text: string) => string): void {
  if (existsSync(file)) writeFileSync(file, replace(readFileSync(file, 'utf8')))
}

if (import.meta.main) {
  const root = process.cwd()
  applyChangesets(root)
  // Versions of our packages aren't in the lockfile. If this changes, the release must not continue with an old one.
  execFileSync('pnpm', ['install', '--frozen-lockfile', '--lockfile-only'], { cwd: root, stdio: 'inherit' })
}
