import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { createManifest } from './createManifest'
import { parseManifest } from './parseManifest'
import { readManifest, readSite } from './readSite'

async function site(): Promise<{ readonly folder: string; readonly directory: URL }> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'sdk.html'), '<!doctype html>')
  await writeFile(join(folder, 'assets/shell-12345678.js'), 'export const one = 1')
  await writeFile(join(folder, 'manifest.json'), await createManifest(folder))
  return { folder, directory: pathToFileURL(`${folder}/`) }
}

test('reads the files of the manifest', async () => {
  const { directory } = await site()
  const { files, manifest } = await readSite(directory)
  expect([...files.keys()]).toEqual(['assets/shell-12345678.js', 'sdk.html'])
  expect(manifest.build).toMatch(/^[\w-]{43}$/)
  expect((await readManifest(directory)).build).toBe(manifest.build)
})

test('28. names a file with a changed byte, and a missing one', async () => {
  const { folder, directory } = await site()
  await writeFile(join(folder, 'assets/shell-12345678.js'), 'export const one = 2')
  await expect(readSite(directory)).rejects.toThrow('differ from its manifest: assets/shell-12345678.js.')
  await rm(join(folder, 'sdk.html'))
  await expect(readSite(directory)).rejects.toThrow('assets/shell-12345678.js, sdk.html.')
})

test('28. a changed manifest has another build id', async () => {
  const { folder, directory } = await site()
  const { build } = await readManifest(directory)
  await writeFile(join(folder, 'sdk.html'), '<!doctype html> ')
  await writeFile(join(folder, 'manifest.json'), await createManifest(folder))
  expect((await readManifest(directory)).build).not.toBe(build)
})

const file = { path: 'a.js', size: 1, sha256: 'A'.repeat(43) }

const manifests: readonly (readonly [string, string])[] = [
  ['no JSON', '<!doctype html>'],
  ['another version', JSON.stringify({ version: 2, files: [] })],
  ...['../a.js', '/a.js', 'a/../b.js', 'a//b.js', '.env', 'a\\b.js', 'a%2fb.js', ''].map(
    path => [`the path '${path}'`, JSON.stringify({ version: 1, files: [{ ...file, path }] })] as const,
  ),
  ['a negative size', JSON.stringify({ version: 1, files: [{ ...file, size: -1 }] })],
  ['a short hash', JSON.stringify({ version: 1, files: [{ ...file, sha256: 'A' }] })],
  ['one path twice', JSON.stringify({ version: 1, files: [file, file] })],
]

test.each(manifests)('refuses a manifest with %s', (_, text) => {
  expect(() => parseManifest(text)).toThrow("isn't the manifest of a wallet site")
})
