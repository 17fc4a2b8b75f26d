import { expect, test } from 'vitest'
import { address, onMainnet, startAnswering } from '../../test/startAnswering'
import { NftApi } from './NftApi'

test('parses NFT quantities beyond the range of floats', async () => {
  const nft = {
    id: 'eip155:1/erc1155:0xaa/7',
    chainId: 'eip155:1',
    standard: 'erc1155',
    contract: '0xaa',
    tokenId: '7',
    quantity: '123456789012345678901234567890',
    name: null,
    description: null,
    collection: { name: 'Things', symbol: null },
    imageUrl: null,
    attributes: [{ name: 'Hat', value: 'Red' }],
    metadata: 'pending',
  }
  const { modalKit } = await startAnswering(() => ({
    json: { data: [nft, { ...nft, quantity: '-1' }], next: 'n', isComplete: false },
  }))
  const api = modalKit.controller(NftApi)
  expect(await api.getNfts(onMainnet)).toMatchObject({
    data: [{ quantity: 123456789012345678901234567890n, collection: { name: 'Things' }, metadata: 'pending' }],
    next: 'n',
    isComplete: false,
  })
})

test('sends no request for a chain without NFT support', async () => {
  const { requests, modalKit } = await startAnswering()
  const api = modalKit.controller(NftApi)
  expect(await api.getNfts({ address, caipNetworkId: 'eip155:8453' })).toEqual({ data: [], isComplete: true })
  expect(requests()).toEqual([])
})
