import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NftPages } from './NftPages'
import type { HeldNft, HeldNftPage } from './nftPage'

const nft = (id: string, metadata: HeldNft['metadata'] = 'ready'): HeldNft => ({
  id,
  chainId: 'eip155:1',
  standard: 'erc721',
  contract: '0xaa',
  tokenId: '1',
  quantity: 1n,
  collection: {},
  attributes: [],
  metadata,
})
const idsOf = (pages: NftPages) => pages.list.nfts.map(({ id }) => id)

/** Backend with a fixed order: a cursor is the last item seen, and pages may be empty. */
function serve(held: () => readonly string[], size: (cursor: string | undefined) => number) {
  const cursors: (string | undefined)[] = []
  const load = async (cursor: string | undefined): Promise<HeldNftPage> => {
    cursors.push(cursor)
    const rest = held().filter(id => cursor === undefined || id > cursor)
    const data = rest.slice(0, size(cursor))
    const next = data.length < rest.length ? (data.at(-1) ?? cursor ?? '') : undefined
    return { data: data.map(id => nft(id)), isComplete: true, ...(next === undefined ? {} : { next }) }
  }
  return { load, cursors }
}

const ids = fc.uniqueArray(
  fc.integer({ min: 1, max: 9_999 }).map(number => String(number).padStart(4, '0')),
  { maxLength: 60 },
)

test('returns each NFT once and in order, whatever changes between two pages', async () => {
  await fc.assert(
    fc.asyncProperty(ids, ids, fc.integer({ min: 1, max: 9 }), async (before, later, size) => {
      let held = [...before].sort()
      const { load } = serve(
        () => held,
        () => size,
      )
      let pages = await new NftPages().walk(load, 'first')
      held = [...new Set([...before, ...later])].sort()
      while (pages.list.hasMore) pages = await pages.grow(load)
      const seen = idsOf(pages)
      expect(seen).toEqual([...new Set(seen)].sort())
      expect(before.filter(id => !seen.includes(id))).toEqual([])
      expect(idsOf(await pages.walk(load, 'first')).length).toBeGreaterThanOrEqual(Math.min(seen.length, held.length))
    }),
    { numRuns: 200, seed: 7 },
  )
})

test('skips pages without new NFTs', async () => {
  const pages: Record<string, HeldNftPage> = {
    '': { data: [nft('a')], next: '1', isComplete: true },
    '1': { data: [], next: '2', isComplete: true },
    '2': { data: [nft('a')], next: '3', isComplete: true },
    '3': { data: [nft('b')], isComplete: true },
  }
  const load = async (cursor = '') => pages[cursor] ?? { data: [], isComplete: true }
  const first = await new NftPages().walk(load, 'first')
  expect(first.list).toMatchObject({ hasMore: true })
  const second = await first.grow(load)
  expect(idsOf(second)).toEqual(['a', 'b'])
  expect(second.list.hasMore).toBe(false)
})

test('ends at a page that leads to itself and pauses in an endless list', async () => {
  const toItself = async (): Promise<HeldNftPage> => ({ data: [nft('a')], next: 'same', isComplete: true })
  const first = await new NftPages().walk(toItself, 'first')
  expect((await first.grow(toItself)).list.hasMore).toBe(false)
  let loadCount = 0
  const forEver = async (): Promise<HeldNftPage> => ({ data: [], next: String(loadCount++), isComplete: true })
  const grown = await (await new NftPages().walk(forEver, 'first')).grow(forEver)
  expect(grown.list.hasMore).toBe(true)
  expect(loadCount).toBe(21)
})

test('refreshes from the first page with pending items', async () => {
  const { load, cursors } = serve(
    () => ['a', 'b', 'c', 'd'],
    () => 1,
  )
  const pending = (cursor: string | undefined) =>
    load(cursor).then(page => (cursor === 'b' ? { ...page, data: [nft('c', 'pending')] } : page))
  let pages = await new NftPages().walk(pending, 'first')
  for (let more = 0; more < 3; more++) pages = await pages.grow(pending)
  expect(pages.isUnsettled).toBe(true)
  cursors.length = 0
  pages = await pages.walk(load, 'unsettled')
  expect(cursors).toEqual(['b', 'c'])
  expect(pages.isUnsettled).toBe(false)
  expect(idsOf(pages)).toEqual(['a', 'b', 'c', 'd'])
})

test('refreshes all pages while older blocks are being indexed', async () => {
  const { load, cursors } = serve(
    () => ['a', 'b'],
    () => 1,
  )
  const searching = (cursor: string | undefined) => load(cursor).then(page => ({ ...page, isComplete: false }))
  const pages = await (await new NftPages().walk(searching, 'first')).grow(searching)
  expect(pages.list).toMatchObject({ isComplete: false })
  expect(pages.isUnsettled).toBe(true)
  cursors.length = 0
  expect((await pages.walk(load, 'unsettled')).list).toMatchObject({ isComplete: true })
  expect(cursors).toEqual([undefined, 'a'])
})
