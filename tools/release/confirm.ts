/**
 * Waits until npm serves the tarballs of a packed release, byte for byte. Then installs them in an empty folder and
 * verifies their signatures and provenance. Usage: `node tools/release/confirm.ts <folder>`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { publishedIntegrity, readTarballs, type Tarball } from './publish.ts'

const ATTEMPTS = 10
const PAUSE = 30_000

/** Resolves once the registry serves every tarball. Rejects if one stays away or differs. */
export async function confirmPublished(
  tarballs: readonly Tarball[],
  registry: string,
  { attempts = ATTEMPTS, pause = PAUSE } = {},
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const missing: string[] = []
    for (const tarball of tarballs) {
      const { name, version, integrity } = tarball
      const published = await publishedIntegrity(registry, tarball)
      if (published === undefined) missing.push(`${name}@${version}`)
      else if (published !== integrity)
        throw new Error(`${name}@${version} in the registry isn't the one that we packed.`)
    }
    if (missing.length === 0) return
    if (attempt === attempts)
      throw new Error(`Not in the registry yet: ${missing.join(', ')}. Approve them on npm first.`)
    await delay(pause)
  }
}

/** Installs the released versions as an app would, and runs `npm audit signatures` on the result. */
function verifySignatures(tarballs: readonly Tarball[]): void {
  const app = mkdtempSync(join(tmpdir(), 'openappkit-release-'))
  try {
    const dependencies = Object.fromEntries(tarballs.map(({ name, version }) => [name, version]))
    writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, dependencies }))
    for (const args of [
      ['install', '--ignore-scripts', '--no-audit', '--no-fund'],
      ['audit', 'signatures'],
    ]) {
      execFileSync('npm', args, { cwd: app, stdio: 'inherit' })
    }
  } finally {
    rmSync(app, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Name the folder of the release: node tools/release/confirm.ts <folder>')
  const tarballs = readTarballs(resolve(folder))
  await confirmPublished(tarballs, process.env['npm_config_registry'] ?? 'https://registry.npmjs.org')
  verifySignatures(tarballs)
}
