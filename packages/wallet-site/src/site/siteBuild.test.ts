import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltSite, buildSite } from '../../test/buildSite'
import { firstLoad, gzipSize } from '../../test/firstLoad'
import { contentLine } from '../recovery/RecoveryFile'
import { readSite, type Site } from './readSite'

/** Bytes after gzip that the frame loads before it has something to show. */
const FRAME_BUDGET = 120_000

let builds: readonly BuiltSite[] = []
let sites: readonly Site[] = []

beforeAll(async () => {
  builds = await Promise.all([buildSite(), buildSite()])
  sites = await Promise.all(builds.map(({ directory }) => readSite(directory)))
})
afterAll(async () => {
  for (const build of builds) await build[Symbol.asyncDispose]()
})

const first = (): Site => {
  const [site] = sites
  if (site === undefined) throw new Error('The site is not built')
  return site
}
const textOf = (path: string): string => new TextDecoder().decode(first().files.get(path))

test('two builds in different folders give the same bytes', () => {
  const [one, other] = sites.map(({ manifest }) => manifest)
  expect(one?.files).toEqual(other?.files)
  expect(one?.build).toBe(other?.build)
})

test('the files name no folder of the machine that built them', () => {
  const root = new URL('../../../..', import.meta.url).pathname
  for (const path of first().files.keys()) {
    for (const { checkout } of builds) expect(textOf(path), path).not.toContain(checkout)
    expect(textOf(path), path).not.toContain(root)
  }
})

test('pages have no inline script or style, and only files of the site', () => {
  for (const page of ['sdk.html', 'window.html', 'error.html']) {
    const html = textOf(page)
    expect(html).not.toMatch(/<style|style=|\son\w+=|javascript:/)
    for (const [, attributes, body] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      expect([page, body]).toEqual([page, ''])
      expect(attributes).toMatch(/src="\/assets\/[\w-]+\.js"/)
    }
    expect(html).not.toMatch(/https?:/)
  }
})

test('everything but the pages and the notice has its hash in its name', () => {
  const fixed = ['THIRD_PARTY_LICENSES.txt', 'error.html', 'recovery.html', 'sdk.html', 'window.html']
  const paths = [...first().files.keys()]
  expect(paths.filter(path => !/^assets\/[\w.-]+-[\w-]{8}\.(?:js|css|svg|png|wasm)$/.test(path))).toEqual(fixed)
  expect(paths.filter(path => path.endsWith('.map'))).toEqual([])
  for (const path of paths) expect(textOf(path), path).not.toContain('sourceMappingURL')
})

test('the page of a recovery file loads nothing, and its policy forbids it', () => {
  const html = textOf('recovery.html')
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? []
  const [script = '', ...more] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body)
  expect(more).toEqual([])
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
  const [markup = ''] = html.split('<script>')
  expect(markup).not.toMatch(/\ssrc=|href=|<link|<style|style=|\son\w+=/)
  expect(html.split(contentLine('null'))).toHaveLength(2)
  // The user keeps the file, so it contains the licenses of its packages.
  expect(html).toContain('@noble/ciphers 2.')
  expect(html).toContain('react-dom 19.')
})

test('the worker is one file, which a policy can name', () => {
  const workers = [...first().files.keys()].filter(path => /^assets\/worker-/.test(path))
  expect(workers).toHaveLength(1)
  for (const path of workers) expect(firstLoad(path, first().files)).toEqual([path])
})

test(`the frame first loads at most ${FRAME_BUDGET} bytes after gzip`, () => {
  const paths = firstLoad('sdk.html', first().files)
  expect(paths.length).toBeGreaterThan(1)
  expect(gzipSize(paths, first().files), paths.join(', ')).toBeLessThanOrEqual(FRAME_BUDGET)
})
