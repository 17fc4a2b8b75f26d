import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { CaipAddress } from '../PriceSource'
import { FileSource } from './FileSource'

const TOKEN: CaipAddress = 'eip155:31337:0x5fbdb2315678afecb367f032d93f642f64180aa3'
const NATIVE: CaipAddress = 'eip155:31337:native'

async function stage() {
  const folder = await mkdtemp(join(tmpdir(), 'oak-prices-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'prices.json')
  const source = new FileSource('file', path)
  return {
    path,
    write: (value: unknown) => writeFile(path, JSON.stringify(value)),
    quote: () => source.quote([TOKEN, NATIVE]),
  }
}

test('the time of a price defaults to that of the file, then to the modification time of the file', async () => {
  const { path, write, quote } = await stage()
  const prices = { 'eip155:31337:0x5FbDB2315678afecb367f032d93F642f64180aa3': { usd: 1, asOf: '2026-01-02T00:00:00Z' } }
  await write({ asOf: '2026-01-01T00:00:00Z', prices: { ...prices, [NATIVE]: 2500 } })
  expect(await quote()).toEqual(
    new Map([
      [TOKEN, { usd: 1, asOf: Date.UTC(2026, 0, 2) }],
      [NATIVE, { usd: 2500, asOf: Date.UTC(2026, 0, 1) }],
    ]),
  )
  await write({ prices: { [NATIVE]: 2500 } })
  await utimes(path, 1_700_000_000, 1_700_000_000)
  expect(await quote()).toEqual(new Map([[NATIVE, { usd: 2500, asOf: 1_700_000_000_000 }]]))
})

test('applies changes of the file immediately', async () => {
  const { write, quote } = await stage()
  await write({ prices: { [NATIVE]: 2500 } })
  await quote()
  await write({ prices: { [NATIVE]: 2600 } })
  expect((await quote()).get(NATIVE)?.usd).toBe(2600)
})

test('returns an invalid entry without a price, so it is rejected later', async () => {
  const { write, quote } = await stage()
  await write({ prices: { [NATIVE]: '2500', [TOKEN]: { usd: 1, note: 'mine' } } })
  expect([...(await quote()).values()].map(({ usd }) => usd)).toEqual([undefined, undefined])
})

test.each([{ prices: { 'eip155:31337': 1 } }, { prices: [] }, {}, { prices: {}, price: {} }])(
  'rejects a file with %j',
  async value => {
    const { write, quote } = await stage()
    await write(value)
    await expect(quote()).rejects.toThrow()
  },
)

test('rejects a missing file', async () => {
  const { quote } = await stage()
  await expect(quote()).rejects.toThrow('ENOENT')
})
