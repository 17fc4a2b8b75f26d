import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chainPricesSchema } from './ChainPrices'
import { parsePrices, readPricesFile } from './PricesFile'

const [A, B, C] = ['a', 'b', 'c'].map(digit => `0x${digit.repeat(40)}`)

test('resolves paths relative to the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'oak-prices-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'prices.json')
  const settings = {
    sources: [{ kind: 'file', path: 'a.json' }, { kind: 'pools' }],
    rates: { kind: 'file', path: '/b.json' },
  }
  await writeFile(file, JSON.stringify(settings))
  expect(await readPricesFile(file)).toEqual({
    sources: [{ kind: 'file', path: join(folder, 'a.json') }, { kind: 'pools' }],
    rates: { kind: 'file', path: '/b.json' },
  })
})

test('names an invalid file and the problem', async () => {
  await expect(readPricesFile('/nowhere/prices.json')).rejects.toThrow(/prices file \/nowhere\/prices\.json/)
  expect(() => parsePrices({ sources: [{ kind: 'llama', url: 'ftp://a' }] })).toThrow("sources.0.url isn't an http")
})

test.each([
  {},
  { sources: [{ kind: 'oracle' }] },
  { sources: [{ kind: 'file' }] },
  { sources: [{ kind: 'pools', timeout: 0 }] },
  { sources: [], staleAfter: -1 },
  { sources: [], rate: {} },
  { sources: [], rates: { kind: 'http' } },
])('rejects %j as settings', value => {
  expect(() => parsePrices(value)).toThrow()
})

test('rejects pools that price each other in a cycle', () => {
  const pool = { pool: C, shape: 'uniswap-v2' }
  const [there, back] = [
    { ...pool, token: A, against: B },
    { ...pool, token: B?.toUpperCase().replace('X', 'x'), against: A },
  ]
  expect(chainPricesSchema.safeParse({ pools: [there, there] }).success).toBe(true)
  const refused = chainPricesSchema.safeParse({ pools: [there, back] })
  expect(refused.error?.issues[0]?.message).toContain('circle')
  expect(chainPricesSchema.safeParse({ pools: [{ ...there, against: A }] }).success).toBe(false)
})
