import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changeSite } from './changeSite'

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

async function writeBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'oak-build-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'assets'))
  const files = ['assets/sdk-a1.js', 'index.html'].map(path => ({ path, bytes: Buffer.from(`// ${path}`) }))
  for (const { path, bytes } of files) await writeFile(join(folder, path), bytes)
  const listed = files.map(({ path, bytes }) => ({ path, size: bytes.length, sha256: hashOf(bytes) }))
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ files: listed }))
  return folder
}

test('changes one file of a copy, with a manifest that fits, and removes the copy', async () => {
  const build = await writeBuild()
  const before = await readFile(join(build, 'assets/sdk-a1.js'))
  const site = await changeSite(build)
  const bytes = await readFile(join(site.folder, site.path))
  expect([site.path, bytes.equals(before)]).toEqual(['assets/sdk-a1.js', false])
  const { files } = JSON.parse(await readFile(join(site.folder, 'manifest.json'), 'utf8'))
  expect(files[0]).toEqual({ path: site.path, size: bytes.length, sha256: hashOf(bytes) })
  expect(await readFile(join(build, 'assets/sdk-a1.js'))).toEqual(before)
  await site[Symbol.asyncDispose]()
  expect(existsSync(site.folder)).toBe(false)
})

test('changes the file that the test chooses, as it likes', async () => {
  await using site = await changeSite(await writeBuild(), { file: /html$/u, change: () => Buffer.from('<p>') })
  expect(await readFile(join(site.folder, 'index.html'), 'utf8')).toBe('<p>')
})

test('rejects if no file matches', async () => {
  await expect(changeSite(await writeBuild(), { file: /none/u })).rejects.toThrow('The site has no file')
})
