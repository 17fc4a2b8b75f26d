import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { plainNames } from '../config/plainNames.ts'
import { fixtureTree } from './fixtureTree.ts'

const sources = {
  'package.json': { type: 'module' },
  'index.js': "export const view = () => import('./views/Card.js')\nexport const words = () => import('./words.ar.js')",
  'card.js': "export { text } from './shared.js'",
  'views/Card.js': "import { text } from '../shared.js'\nexport const card = text",
  'words.ar.js': "import { text } from './shared.js'\nexport const words = text",
  'shared.js': "export const text = './Hello-ABCDEFGH.js'",
}

/** Builds two lazy files and their shared module. Returns the names of the output files. */
async function bundle(root: string, entryPoints: string[]): Promise<string[]> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir: 'dist',
    bundle: true,
    splitting: true,
    sourcemap: true,
    format: 'esm',
    logLevel: 'silent',
    write: false,
    plugins: [plainNames()],
  })
  mkdirSync(join(root, 'dist'), { recursive: true })
  for (const { path, contents } of outputFiles) writeFileSync(path, contents)
  return outputFiles.map(({ path }) => basename(path)).toSorted()
}

test('names files without hashes, and their imports and source maps alike', async () => {
  const root = fixtureTree(sources)
  const files = ['Card.js', 'chunk-1.js', 'index.js', 'words.ar.js']
  expect(await bundle(root, ['index.js'])).toEqual(files.flatMap(file => [file, `${file}.map`]).toSorted())

  const built = await import(pathToFileURL(join(root, 'dist/index.js')).href)
  // A text that only looks like a name stays as it is.
  expect((await built.view()).card).toBe('./Hello-ABCDEFGH.js')
  expect((await built.words()).words).toBe('./Hello-ABCDEFGH.js')
})

test('gives no two files names that differ only in case', async () => {
  expect(await bundle(fixtureTree(sources), ['index.js', 'card.js'])).toContain('Card-2.js')
})

test('names the shared files of a build without a main entry after an entry', async () => {
  const entries = ['card.js', 'words.ar.js']
  expect(await bundle(fixtureTree(sources), entries)).toContain('card-1.js')
})

test('fails if two builds write the same file', async () => {
  const root = fixtureTree(sources)
  await bundle(root, ['index.js'])
  await expect(bundle(root, ['index.js'])).rejects.toThrow(/Another build of this package also writes .*Card\.js/)
})
