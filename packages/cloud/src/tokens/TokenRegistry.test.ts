import { expect, test } from 'vitest'
import type { ChainSettings } from '../chains/ChainSettings'
import type { TokenRow } from '../storage/tokenSchema'
import { DiscoveredTokens } from './DiscoveredTokens'
import { TokenRegistry } from './TokenRegistry'

const LISTED = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const entry = { address: LISTED, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const chains = new Map<string, ChainSettings>([
  ['eip155:1', { upstreams: [], tokens: [entry], spam: { tokens: ['0xBAD'] } }],
])

/** Creates a registry. The scripted chain has tokens with these decimals and without texts. */
function scene(decimals: Readonly<Record<string, string>>): {
  registry: TokenRegistry
  reads: string[]
  wait(milliseconds: number): void
} {
  const reads: string[] = []
  const rows = new Map<string, TokenRow>()
  let now = 0
  const store = {
    find: async (chainId: string, addresses: readonly string[]): Promise<TokenRow[]> =>
      addresses.flatMap(address => rows.get(`${chainId}:${address}`) ?? []),
    save: async (saved: readonly TokenRow[]): Promise<void> => {
      for (const row of saved) rows.set(`${row.chainId}:${row.address}`, row)
    },
  }
  const batch: ConstructorParameters<typeof DiscoveredTokens>[0]['batch'] = async (_chainId, calls) =>
    calls.map(({ params }) => {
      const [{ to, data }] = params as [{ to: string; data: string }]
      if (data !== '0x313ce567') return { result: '0x' }
      reads.push(to)
      return { result: decimals[to] ?? '0x' }
    })
  return {
    registry: new TokenRegistry(chains, new DiscoveredTokens({ batch }, store, () => now)),
    reads,
    wait: milliseconds => {
      now += milliseconds
    },
  }
}

const EIGHTEEN = `0x${'12'.padStart(64, '0')}`

test('finds a listed token in any case without a chain read, and on its own chain only', async () => {
  const { registry, reads } = scene({})
  expect(registry.list('eip155:1')).toEqual([{ ...entry, chainId: 'eip155:1', address: LISTED.toLowerCase() }])
  expect(await registry.find('eip155:1', LISTED.toUpperCase().replace('0X', '0x'))).toMatchObject({ symbol: 'USDC' })
  expect(reads).toEqual([])
  expect(registry.list('eip155:10')).toEqual([])
  expect(await registry.find('eip155:10', LISTED)).toBeUndefined()
})

test('marks a token that the operator lists as spam, even if no list contains it', async () => {
  const { registry } = scene({ '0xbad': EIGHTEEN, '0xa': EIGHTEEN })
  const tokens = await registry.describe('eip155:1', ['0xBad', '0xa'])
  expect([...tokens.values()].map(({ address, isSpam = false }) => [address, isSpam])).toEqual([
    ['0xbad', true],
    ['0xa', false],
  ])
})

test('reads an unlisted token once', async () => {
  const { registry, reads, wait } = scene({ '0xa': EIGHTEEN })
  expect(await registry.find('eip155:1', '0xA')).toMatchObject({ address: '0xa', decimals: 18 })
  wait(1_000_000_000)
  expect((await registry.describe('eip155:1', ['0xa', '0xA', LISTED])).size).toBe(2)
  expect(reads).toEqual(['0xa'])
})

test('reads an address without a token again after a day', async () => {
  const { registry, reads, wait } = scene({})
  expect(await registry.find('eip155:1', '0xb')).toBeUndefined()
  expect(await registry.find('eip155:1', '0xb')).toBeUndefined()
  expect(reads).toEqual(['0xb'])
  wait(24 * 60 * 60_000)
  expect(await registry.find('eip155:1', '0xb')).toBeUndefined()
  expect(reads).toEqual(['0xb', '0xb'])
})
