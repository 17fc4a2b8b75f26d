import { expect, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { NftArrivals } from './NftArrivals'
import type { NftItem } from './NftItem'
import { NftReader, type NftReaderDependencies } from './NftReader'

const ACCOUNT = `0x${'a'.repeat(40)}`
const account = (chainId?: string) => ({ namespace: 'eip155', chainId, address: ACCOUNT }) as const

const contractOf = (number: number): string => `0x${number.toString(16).padStart(40, '0')}`
const itemsOf = (count: number, start = 0): NftItem[] =>
  Array.from({ length: count }, (_, index) => ({
    contract: contractOf(start + Math.floor(index / 10)),
    tokenId: String(index % 10),
    standard: 'erc721' as const,
  }))

const keyOf = ({ contract, tokenId }: NftItem): string => `${contract}/${tokenId}`

/** Creates a reader. Accounts have received the items in `received` and sent away those that match `isSent`. */
function reader(
  received: Record<string, NftItem[]>,
  { isSent = () => false, down = [] }: { isSent?: (item: NftItem) => boolean; down?: string[] } = {},
): NftReader {
  const arrivals: NftArrivals = {
    search: async () => true,
    after: async (chainId, _account, item, limit) =>
      (received[chainId] ?? [])
        .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
        .filter(one => item === undefined || keyOf(one) > keyOf(item))
        .slice(0, limit),
  }
  const parts: NftReaderDependencies = {
    chainIds: [...Object.keys(received), 'solana:x'],
    arrivalsOf: () => arrivals,
    contracts: {
      held: async (chainId, _account, items) => {
        if (down.includes(chainId)) throw new ChainUnavailable(chainId)
        return items.map(item => (isSent(item) ? 0n : 1n))
      },
    },
    collections: { of: async () => new Map() },
    metadata: { of: async () => new Map() },
    cursors: testCursors(),
    imageOf: id => id,
  }
  return new NftReader(parts)
}

async function readAll(nfts: NftReader, chainId?: string, between: () => void = () => {}): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await nfts.read({ account: account(chainId), cursor })
    ids.push(...page.data.map(({ id }) => id))
    cursor = page.next ?? undefined
    between()
  } while (cursor !== undefined)
  return ids
}

test('lists every item on exactly one page, across several chains', async () => {
  const ids = await readAll(reader({ 'eip155:1': itemsOf(250), 'eip155:10': [], 'eip155:2': itemsOf(24) }))
  expect(ids).toHaveLength(274)
  expect(new Set(ids).size).toBe(274)
})

test("items that arrive between two pages don't shift the others", async () => {
  const received = { 'eip155:1': itemsOf(200, 100) }
  let more = 0
  const ids = await readAll(reader(received), 'eip155:1', () => {
    received['eip155:1'].push({ contract: contractOf(50 + more), tokenId: '0', standard: 'erc721' })
    received['eip155:1'].push({ contract: contractOf(200 + more++), tokenId: '0', standard: 'erc721' })
  })
  expect(new Set(ids).size).toBe(ids.length)
  const first = itemsOf(200, 100).map(item => `eip155:1/erc721:${item.contract}/${item.tokenId}`)
  expect(first.filter(id => !ids.includes(id))).toEqual([])
})

test('omits items that the account sent away, however many there are', async () => {
  const ids = await readAll(
    reader({ 'eip155:1': itemsOf(3000) }, { isSent: ({ contract }) => contract !== contractOf(299) }),
  )
  expect(ids).toHaveLength(10)
})

test("an unreachable chain doesn't hide the others, and marks the result as incomplete", async () => {
  const nfts = reader({ 'eip155:1': itemsOf(3), 'eip155:2': itemsOf(2) }, { down: ['eip155:1'] })
  const page = await nfts.read({ account: account() })
  expect(page).toMatchObject({ next: null, isComplete: false })
  expect(page.data).toHaveLength(2)
  await expect(nfts.read({ account: account('eip155:1') })).rejects.toMatchObject({ status: 503, field: 'chainId' })
})

test('returns nothing for chains without NFTs, and rejects unserved chains and invalid cursors', async () => {
  const nfts = reader({ 'eip155:1': itemsOf(3) })
  const solana = { namespace: 'solana', chainId: 'solana:x', address: 'x' } as const
  expect(await nfts.read({ account: solana })).toEqual({ data: [], next: null, isComplete: true })
  await expect(nfts.read({ account: account('eip155:5') })).rejects.toMatchObject({ status: 400, field: 'chainId' })
  const unsigned = Buffer.from('["eip155:1"]').toString('base64url')
  const unserved = testCursors().write({ list: 'nfts', projectId: undefined, account: account() }, ['eip155:9'])
  for (const cursor of ['x', 'bnVsbA', unsigned, unserved]) {
    await expect(nfts.read({ account: account(), cursor })).rejects.toMatchObject({ status: 400 })
  }
})
