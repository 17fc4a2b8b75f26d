import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { directoryBundle } from './directoryBundle.ts'
import { dataFolder, readRegistry } from './readRegistry.ts'
import { registryProblems } from './registryProblems.ts'
import { walletJsonSchema } from './walletSchema.ts'

const files = readRegistry()

test('the registry follows every rule', () => {
  expect(registryProblems(files)).toEqual([])
})

test('the bundle and the editor schema match the files', () => {
  expect(readFileSync(join(dataFolder, 'directory.jsonl'), 'utf8')).toBe(directoryBundle(files))
  expect(JSON.parse(readFileSync(join(dataFolder, 'wallet.schema.json'), 'utf8'))).toEqual(
    JSON.parse(walletJsonSchema()),
  )
})

const good = {
  id: 'a'.repeat(64),
  name: 'Good',
  order: 1,
  chains: ['eip155:*'],
  sources: [{ kind: 'other', repository: 'a/b', path: 'c', commit: '0'.repeat(40), fields: ['id', 'name', 'chains'] }],
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
const nothing = { all: 0, eip155: 0, solana: 0, bip122: 0 }
const problems = (
  wallets: Readonly<Record<string, unknown>>,
  { assets = { sources: {}, assets: [] } as unknown, icons = {} as Record<string, string>, promised = nothing } = {},
): readonly string[] =>
  registryProblems(
    { wallets: new Map(Object.entries(wallets)), assets, icons: new Map(Object.entries(icons)), established: {} },
    promised,
  )

test('accepts a wallet with all its sources', () => {
  expect(problems({ good })).toEqual([])
})

test.each([
  ['a fact without a source', { ...good, homepage: 'https://good.example' }, 'no source states its homepage'],
  [
    'a source for a missing fact',
    { ...good, sources: [{ ...good.sources[0], fields: ['id', 'name', 'chains', 'rdns'] }] },
    'rdns',
  ],
  ['no sources', { ...good, sources: [] }, 'sources'],
  ['an unknown field', { ...good, descripton: 'hi' }, 'descripton'],
  [
    "our own id that isn't derived from the name",
    { ...good, sources: [{ ...good.sources[0], fields: ['name', 'chains'] }] },
    'no source states its id',
  ],
  ['a link that runs code', { ...good, mobile_link: 'javascript:alert(1)' }, 'mobile_link'],
  ['a homepage without encryption', { ...good, homepage: 'http://good.example' }, 'homepage'],
  ['an invalid store link', { ...good, app_store: 'https://good.example/app' }, 'app_store'],
  ["a chain that isn't CAIP-2", { ...good, chains: ['ethereum'] }, 'chains'],
  ['a missing icon', { ...good, icon: 'good' }, 'icons/wallets/good.svg is missing'],
])('reports %s', (_what, wallet, sentence) => {
  expect(problems({ good: wallet }).join('\n')).toContain(sentence)
})

test('reports wallets with the same id, name, rdns or icon', () => {
  const fields = ['id', 'name', 'chains', 'rdns', 'image_ids']
  const twin = {
    ...good,
    rdns: 'com.good',
    image_ids: ['00000000-0000-0000-0000-000000000000'],
    sources: [{ ...good.sources[0], fields }],
  }
  const found = problems({ one: twin, two: { ...twin, name: 'GOOD', rdns: 'COM.good' } })
  expect(found.map(problem => problem.split(' same ')[1]?.split(' ')[0])).toEqual(['id', 'name', 'image', 'rdns'])
})

test('reports too few wallets, in total or in a namespace', () => {
  expect(problems({ good }, { promised: { all: 2, eip155: 1, solana: 1, bip122: 0 } })).toHaveLength(2)
})

test('reports an icon that does more than draw', () => {
  expect(problems({}, { icons: { 'tokens/eth': svg } })).toEqual([])
  expect(problems({}, { icons: { 'tokens/eth': svg.replace('<path', '<script') } })).not.toEqual([])
})

test('assets need existing icons, sources for public ids, and unique ids', () => {
  const uuid = '00000000-0000-0000-0000-000000000000'
  const asset = { name: 'Chain', ids: ['eip155:1'] }
  expect(problems({}, { assets: { sources: {}, assets: [asset] } })).toEqual([])
  expect(problems({}, { assets: { sources: {}, assets: [asset, asset] } })).toHaveLength(1)
  expect(problems({}, { assets: { sources: {}, assets: [{ ...asset, icon: 'networks/none' }] } })).toHaveLength(1)
  expect(problems({}, { assets: { sources: {}, assets: [{ ...asset, ids: [uuid] }] } })).toHaveLength(1)
  expect(
    problems({}, { assets: { sources: {}, assets: [{ ...asset, ids: [uuid], sources: ['none'] }] } }),
  ).toHaveLength(1)
  expect(problems({}, { assets: { sources: {}, assets: [{ name: 'Chain' }] } })).not.toEqual([])
})
