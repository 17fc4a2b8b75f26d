import type { AccountOnNetwork, HeldNft, NftController, NftState } from '@openappkit/appkit-core/portfolio'
import { expect, test } from 'vitest'
import { createTranslator } from '../../i18n/Translator'
import { lookForNft } from './lookForNft'
import { nftName } from './nftName'

const account = {} as AccountOnNetwork

/** Mocks NFTs that load one more page with each request, and counts the requests. */
function pagesOf(pages: readonly (readonly string[])[], status: NftState['status'] = 'ready') {
  const made = { loads: 0 }
  const nfts = {
    of: () => ({
      status,
      nfts: pages.slice(0, made.loads + 1).flatMap(ids => ids.map(id => ({ id }))),
      hasMore: made.loads + 1 < pages.length,
    }),
    loadMore: async () => void made.loads++,
  } as unknown as NftController
  return { made, nfts }
}

const pages = [['one'], ['two'], ['three'], ['four']]

test.each([
  ['one', 0],
  ['three', 2],
  ['four', 3],
  ['nowhere', 3],
])('to find %s, loads %i more pages', async (id, loads) => {
  const { made, nfts } = pagesOf(pages)
  await lookForNft(nfts, account, id, () => true)
  expect(made.loads).toBe(loads)
})

test.each<NftState['status']>(['moreFailed'])('stops if the status is %s', async status => {
  const { made, nfts } = pagesOf(pages, status)
  await lookForNft(nfts, account, 'four', () => true)
  expect(made.loads).toBe(0)
})

test('loads nothing if no NFTs are known', async () => {
  const nfts = { of: () => ({ status: 'failed' }), loadMore: () => expect.fail('asked') } as unknown as NftController
  await lookForNft(nfts, account, 'one', () => true)
})

test('stops when the view closes', async () => {
  const { made, nfts } = pagesOf(pages)
  await lookForNft(nfts, account, 'four', () => made.loads < 1)
  expect(made.loads).toBe(1)
})

test.each<[Pick<HeldNft, 'name' | 'tokenId'>, string]>([
  [{ name: 'Thing', tokenId: '7' }, 'Thing'],
  [{ name: '', tokenId: '7' }, 'No. 7'],
  [{ name: undefined, tokenId: '12345678' }, 'No. 12345678'],
  [{ name: undefined, tokenId: '123456789' }, 'No. …6789'],
])('the name of %j is %s', (nft, name) => {
  const translator = createTranslator({ 'nfts.unnamed': 'No. {tokenId}' }, 'en')
  expect(nftName(nft, translator as never)).toBe(name)
})
