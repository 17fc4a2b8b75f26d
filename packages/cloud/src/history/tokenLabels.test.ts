import type { HistoryTransfer } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { testCursors } from '../../test/cursors/testCursors'
import { HostileWeb } from '../../test/images/HostileWeb'
import { catchUp, type IndexerStage, indexerStage } from '../../test/indexer/stage'
import { deploySingles } from '../../test/nfts/Collection'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import { openMedia } from '../images/openMedia'
import { openNfts } from '../nfts/openNfts'
import { createHistory } from './createHistory'

const databaseUrl = sharedDatabase()

async function received(
  { chainId, database, rpc }: IndexerStage,
  address: string,
): Promise<readonly HistoryTransfer[]> {
  const history = createHistory({
    cursors: testCursors(),
    database,
    rpc,
    settings: new Map([[chainId, { upstreams: [], index: {} }]]),
    tokens: { describe: async () => new Map() },
    iconOf: () => '',
    proxied: url => `proxied:${url}`,
  })
  const account = { namespace: 'eip155', chainId, address: address.toLowerCase() } as const
  const { data } = await history.read({ account, isSpamIncluded: true })
  return data.flatMap(({ transfers }) => transfers ?? []).filter(({ direction }) => direction === 'in')
}

test('names NFTs by their stored metadata, or by their contract if there is none', async () => {
  const stage = await indexerStage(databaseUrl(), { chainId: 971 })
  const { chain, chainId, database, rpc } = stage
  const two = chain.accounts[1]?.address ?? chain.accounts[0].address
  const cats = await deploySingles(chain, 'Cats', 'CAT')
  const gift = await deploySingles(chain, 'Visit gift-eth.com', 'ETH')
  await cats.mint(
    two,
    1n,
    `data:application/json,${JSON.stringify({ name: 'Tom', image: 'https://cats.example/1.png' })}`,
  )
  await gift.mint(two, 1n)
  await catchUp(stage.indexer())
  const away: IndexerStage = {
    ...stage,
    rpc: Object.assign(Object.create(rpc), {
      batch: async () => {
        throw new ChainUnavailable(chainId)
      },
    }),
  }

  expect((await received(away, two)).map(({ nft_info }) => nft_info?.name)).toEqual([null, null])
  expect(await received(stage, two)).toMatchObject([
    { nft_info: { name: 'Visit gift-eth.com', flags: { is_spam: true } }, is_spam: true, token_id: '1' },
    { nft_info: { name: 'Cats', flags: { is_spam: false } }, is_spam: false, address: `${chainId}:${cats.address}` },
  ])

  const web = await new HostileWeb().start()
  const media = openMedia({ findPeer: web.findPeer })
  const chains = new Map([[chainId, { upstreams: [] }]])
  const nfts = openNfts({
    ...{ database, rpc, chains, media, cursors: testCursors() },
    proxied: url => url,
    logger: { warn: () => {} },
  })
  const account = { namespace: 'eip155', address: two.toLowerCase() } as const
  await nfts.reader.read({ account })
  await nfts.close()
  await web.stop()
  expect((await received(stage, two)).map(({ nft_info }) => nft_info)).toEqual([
    { name: 'Visit gift-eth.com', content: null, flags: { is_spam: true } },
    {
      name: 'Tom',
      content: { preview: { url: 'proxied:https://cats.example/1.png', content_type: null }, detail: null },
      flags: { is_spam: false },
    },
  ])
})
