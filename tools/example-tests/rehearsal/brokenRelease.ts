import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyExample } from '../app/copyExample.ts'
import { outsideEnvironment } from '../app/outsideEnvironment.ts'
import { runCommand } from '../app/runCommand.ts'
import { packedPackages } from '../registry/packedPackages.ts'
import type { ServedPackage } from '../registry/ServedPackage.ts'
import { startRegistry } from '../registry/startRegistry.ts'
import { type Release, root } from './Release.ts'

/** Ways to damage the package that apps install. Each takes the folder of its unpacked tarball. */
const DAMAGES: Readonly<Record<string, (folder: string) => void>> = {
  'a file': folder => rmSync(join(folder, 'dist/styles.css')),
  'an export': folder => {
    const file = join(folder, 'package.json')
    const { exports, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
    delete exports['./react']
    writeFileSync(file, JSON.stringify({ ...manifest, exports }))
  },
}

/** Expects that the rehearsal of a release fails if a tarball lacks a file or an export. */
export async function expectBrokenRelease(
  home: string,
  release: Release,
  dependencies: readonly ServedPackage[],
): Promise<void> {
  for (const [name, damage] of Object.entries(DAMAGES)) {
    const packages = packedPackages(join(release.folder, 'tarballs'))
    const damaged = await Promise.all(
      packages.map(one => (one.name === '@openappkit/appkit' ? repack(home, one, damage) : one)),
    )
    await using registry = await startRegistry([...damaged, ...dependencies])
    const app = mkdtempSync(join(home, 'broken-'))
    copyExample(root, 'vite-react', app, () => release.number)
    const place = { cwd: app, env: outsideEnvironment(app, registry.url) }
    await runCommand('npm install', place)
    const error = await runCommand('npm run build', place).then(
      () => undefined,
      (cause: Error) => cause,
    )
    if (!error?.message.includes('@openappkit/appkit')) throw new Error(`An app builds although ${name} is missing.`)
  }
}

async function repack(home: string, one: ServedPackage, damage: (folder: string) => void): Promise<ServedPackage> {
  const folder = mkdtempSync(join(home, 'damaged-'))
  const unpacked = join(folder, 'package')
  mkdirSync(unpacked)
  await runCommand(`tar -xzf "${one.source}" -C "${folder}"`, { cwd: folder, env: process.env })
  damage(unpacked)
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as object
  return { ...one, manifest, source: unpacked }
}
