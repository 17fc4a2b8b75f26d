import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureTree } from '../fixtureTree.ts'
import { checkTarballs, writeLists } from './checkTarballs.ts'

const manifest = { name: '@openappkit/kit', version: '0.0.0', exports: { '.': { default: './dist/index.js' } } }
const packed = { LICENSE: '', 'README.md': '', 'dist/index.js': '', 'dist/index.js.map': '' }

/** Packs these files, and returns the messages about the tarball and the committed list. */
function check(files: Record<string, string>, list: readonly string[], changes: object = {}): string[] {
  const root = pack(files, { ...manifest, ...changes }, { 'packages/kit/api/files.txt': `${list.join('\n')}\n` })
  return checkTarballs(root, join(root, 'tarballs')).map(({ message }) => message)
}

function pack(files: Record<string, string>, content: object, others: Record<string, string> = {}): string {
  const entries = Object.entries(files).map(([path, text]) => [`packed/package/${path}`, text])
  const root = fixtureTree({
    ...Object.fromEntries(entries),
    ...others,
    'packed/package/package.json': content,
    'packages/kit/package.json': content,
    'packages/internal/package.json': { name: '@openappkit/internal', private: true },
  })
  mkdirSync(join(root, 'tarballs'))
  mkdirSync(join(root, 'packages/kit/api'), { recursive: true })
  execFileSync('tar', ['-czf', join(root, 'tarballs/kit.tgz'), '-C', join(root, 'packed'), 'package'])
  return root
}

const list = ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.js.map', 'package.json']

test('accepts the files in the list', () => {
  expect(check(packed, list)).toEqual([])
})

test('a surplus file and a missing file fail, and the message says how to accept them', () => {
  expect(check({ ...packed, 'dist/extra.js': '' }, [...list, 'dist/gone.js'])).toEqual([
    expect.stringMatching(
      /^the tarball has other files:\n {2}\+ dist\/extra\.js\n {2}- dist\/gone\.js\n {2}If you intended this, run/,
    ),
  ])
})

test('chunks share a line, which counts them', () => {
  const chunks = { 'dist/chunk-1.js': '', 'dist/chunk-2.js': '' }
  expect(check({ ...packed, ...chunks }, [...list, 'dist/chunk-*.js (2)'])).toEqual([])
  expect(check({ ...packed, ...chunks, 'dist/chunk-10.js': '' }, [...list, 'dist/chunk-*.js (2)'])).toEqual([
    expect.stringContaining('+ dist/chunk-*.js (3)\n  - dist/chunk-*.js (2)'),
  ])
})

test('shared declarations are only counted, because their names are arbitrary', () => {
  const shared = { 'dist/Features-kRGHVDRb.d.ts': '', 'dist/CloudError-CrpU-IMH.d.ts': '' }
  expect(check({ ...packed, ...shared }, [...list, 'dist/*-*.d.ts (2)'])).toEqual([])
})

test('a committed list cannot excuse what no tarball may contain or lack', () => {
  const { LICENSE, ...rest } = packed
  const files = { ...rest, 'src/a.test.ts': '', 'src/pictures/NOTICE.md': '', 'dist/gone.js.map': '' }
  const [, ...kept] = [...list, 'src/a.test.ts', 'src/pictures/NOTICE.md', 'dist/gone.js.map']
  expect(LICENSE).toBe('')
  expect(check(files, kept)).toEqual([
    'the tarball lacks LICENSE',
    'the tarball lacks dist/gone.js',
    "the tarball contains src/a.test.ts, which apps don't need",
  ])
})

test('every entry point and command must be in the tarball', () => {
  const changes = { exports: { './data.json': './data.json' }, bin: { kit: './dist/cli.js' } }
  expect(check(packed, list, changes)).toEqual(['the tarball lacks data.json', 'the tarball lacks dist/cli.js'])
})

test('a released version has a changelog, which lists leave out', () => {
  const changes = { version: '0.1.0' }
  expect(check(packed, list, changes)).toEqual(['the tarball lacks CHANGELOG.md'])
  expect(check({ ...packed, 'CHANGELOG.md': '' }, list, changes)).toEqual([])
})

test.each([
  ['workspace:', { dependencies: { '@openappkit/other': 'workspace:*' } }],
  ['@openappkit/source', { exports: { '.': { '@openappkit/source': './dist/index.js' } } }],
  ['devDependencies', { devDependencies: {} }],
])("the packed manifest has no '%s'", (word, changes) => {
  expect(check(packed, list, changes)).toEqual([expect.stringContaining(`has '${word}' in its package.json`)])
})

test('writes the lists that the check accepts', () => {
  const root = pack(packed, manifest)
  writeLists(root, join(root, 'tarballs'))
  expect(checkTarballs(root, join(root, 'tarballs'))).toEqual([])
})

test('ignores the hashes of the wallet site', () => {
  const site = { ...packed, 'dist/site/assets/sdk-a_B-3dE9.js': '', 'dist/site/assets/error-B6ldBwCi.css': '' }
  const lines = ['dist/site/assets/error-*.css', 'dist/site/assets/sdk-*.js']
  expect(check(site, [...list.slice(0, 4), ...lines, 'package.json'])).toEqual([])
})
