import { expect, test } from 'vitest'
import type { ChainCall } from '../chains/ChainRpc'
import { metadataAddress } from './metadataAddress'
import { readMetadata } from './readMetadata'
import { readSolanaMints } from './readSolanaMints'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const OWN = '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo'

/** Builds a record like the metadata program: kind, authority and mint, then texts in fixed-length fields. */
function record(name: string, symbol: string): Buffer {
  const field = (text: string, length: number): Buffer => {
    const bytes = Buffer.alloc(4 + length)
    bytes.writeUInt32LE(length)
    bytes.write(text, 4)
    return bytes
  }
  return Buffer.concat([Buffer.from([4]), Buffer.alloc(64), field(name, 32), field(symbol, 10), field('https://', 200)])
}

const mint = (decimals: number, extensions?: unknown): unknown => ({
  data: { parsed: { type: 'mint', info: { decimals, ...(extensions !== undefined && { extensions }) } } },
})

test("names a mint by its own metadata, the metadata program's record, or its address", async () => {
  const batches: string[][] = []
  const accounts: Readonly<Record<string, unknown>> = {
    [USDC]: mint(6),
    [OWN]: mint(9, [{ extension: 'tokenMetadata', state: { name: 'Own\n', symbol: 'OWN' } }]),
    So11111111111111111111111111111111111111112: mint(9),
    [metadataAddress(USDC)]: { data: [record('USD Coin', 'USDC').toString('base64'), 'base64'] },
    '11111111111111111111111111111111': { data: ['', 'base64'] },
  }
  const batch = async (_chainId: string, calls: readonly ChainCall[]): Promise<{ result: unknown }[]> =>
    calls.map(({ params }) => {
      const [addresses] = params as [string[]]
      batches.push(addresses)
      return { result: { value: addresses.map(address => accounts[address] ?? null) } }
    })
  const mints = [USDC, OWN, 'So11111111111111111111111111111111111111112', '11111111111111111111111111111111']
  const words = await readSolanaMints({ batch }, 'solana:a', mints)
  expect(words.map(({ name, symbol, decimals }) => [name, symbol, decimals])).toEqual([
    ['USD Coin', 'USDC', 6],
    ['Own', 'OWN', 9],
    ['So11…1112', 'So11…1112', 9],
    ['1111…1111', '1111…1111', undefined],
  ])
  expect(batches).toHaveLength(2)
})

test('derives the same metadata address as other clients', () => {
  expect(metadataAddress(USDC)).toBe('5x38Kp4hvdomTCnCrAny4UtMUt5rQBdB6px2K1Ui45Wq')
})

test('rejects a truncated record and one with an excessive length', () => {
  const whole = record('Name', 'NAM')
  for (let length = 0; length < 65 + 36 + 14; length++) expect(readMetadata(whole.subarray(0, length))).toBeUndefined()
  const endless = Buffer.from(whole)
  endless.writeUInt32LE(2 ** 32 - 1, 65)
  expect(readMetadata(endless)).toBeUndefined()
  expect(readMetadata(Buffer.alloc(200))).toBeUndefined()
  expect(readMetadata(whole)).toEqual({ name: 'Name', symbol: 'NAM' })
})
