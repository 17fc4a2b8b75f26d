import { expect, test } from 'vitest'
import { WorkQueue } from '../images/WorkQueue'
import type { NftMetadataRow } from '../storage/nftSchema'
import { NftMetadata } from './NftMetadata'

const CHAIN = 'eip155:1'
const item = { contract: `0x${'1'.repeat(40)}`, tokenId: '7', standard: 'erc721' } as const
const ID = `${CHAIN}/erc721:${item.contract}/7`

function stage(answer: () => Promise<string>) {
  const rows: NftMetadataRow[] = []
  const links: string[] = []
  const clock = { now: 0 }
  const metadata = new NftMetadata({
    contracts: { links: async (_chainId, items) => items.map(({ tokenId }) => `https://cats.example/${tokenId}`) },
    source: {
      get: async link => {
        links.push(link)
        return { bytes: Buffer.from(await answer()), type: '' }
      },
    },
    store: {
      find: async () => rows.slice(-1),
      save: async row => {
        rows.push({ ...row, document: row.document ?? rows.at(-1)?.document ?? null })
      },
    },
    queue: new WorkQueue(1, 1),
    timeout: 20,
    now: () => clock.now,
  })
  return { metadata, links, clock, of: async () => (await metadata.of(CHAIN, [item])).get(ID) }
}

test('concurrent requests share one metadata fetch, and its result is stored', async () => {
  const { of, links } = stage(async () => '{"name":"Cat"}')
  expect((await Promise.all([of(), of()]))[1]).toMatchObject({ status: 'ready', document: { name: 'Cat' } })
  await of()
  expect(links).toEqual(['https://cats.example/7'])
})

test('slow metadata is pending first and ready in a later response', async () => {
  let finish = (_text: string): void => {}
  const { of, metadata } = stage(() => new Promise(resolve => (finish = resolve)))
  expect(await of()).toEqual({ status: 'pending' })
  finish('{"name":"Cat"}')
  await metadata.close()
  expect(await of()).toMatchObject({ status: 'ready' })
})

test('retries missing metadata after an hour, and keeps older metadata if it is missing later', async () => {
  let text = 'nonsense'
  const { of, links, clock } = stage(async () => text)
  expect(await of()).toEqual({ status: 'unavailable' })
  await of()
  expect(links).toHaveLength(1)
  clock.now += 60 * 60_000
  text = '{"name":"Cat"}'
  expect(await of()).toMatchObject({ status: 'ready' })
  clock.now += 24 * 60 * 60_000
  text = 'nonsense'
  expect(await of()).toMatchObject({ status: 'ready', document: { name: 'Cat' } })
  expect(links).toHaveLength(3)
})
