import { expect, test } from 'vitest'
import { nftPage } from './nftPage'

const piece = {
  id: 'eip155:1/erc721:0xc0de/1',
  chainId: 'eip155:1',
  standard: 'erc721',
  contract: '0xc0de',
  tokenId: '1',
  quantity: '1',
}

test('drops NFTs on invalid networks and keeps the rest of the page', () => {
  const pieces = [piece, { ...piece, chainId: 'eip155' }, { ...piece, chainId: 'nowhere:1' }, { ...piece, chainId: 1 }]
  expect(nftPage({ data: pieces })?.data.map(({ chainId }) => chainId)).toEqual(['eip155:1'])
})
