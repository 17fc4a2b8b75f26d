import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ENS_CHAIN, type EnsStage, startEnsStage } from '../../test/names/EnsStage'
import { AvatarReader } from './AvatarReader'

const OWNER: Hex = '0xa11ce00000000000000000000000000000000001'
const NON_OWNER: Hex = '0xb0b0000000000000000000000000000000000002'
const PICTURE = 'https://pictures.example/7.png'
const METADATA = `data:application/json,${encodeURIComponent(JSON.stringify({ image: PICTURE }))}`

let stage: EnsStage
let collectibles: Hex
beforeAll(async () => {
  stage = await startEnsStage()
  collectibles = await stage.deploy('Collectibles')
})
afterAll(() => stage[Symbol.asyncDispose]())

/** Creates a reader with an IPFS gateway and one file on the web. */
function reader(): AvatarReader {
  return new AvatarReader({
    locate: link => {
      if (link.startsWith('ipfs://')) return `https://ipfs.example/ipfs/${link.slice(7)}`
      return link.startsWith('http') ? link : undefined
    },
    proxied: url => `proxied(${url})`,
    getText: async link => {
      const id = '0'.repeat(63)
      if (link === `ipfs://folder/${id}9.json`) return JSON.stringify({ image: 'ipfs://nine' })
      if (link.startsWith('data:application/json,')) return decodeURIComponent(link.slice(22))
      throw new Error('not there')
    },
    callsOf: chainId => (chainId === ENS_CHAIN ? stage.calls : undefined),
  })
}

test.each([
  [PICTURE, `proxied(${PICTURE})`],
  ['ipfs://bafy/cat.png', 'proxied(https://ipfs.example/ipfs/bafy/cat.png)'],
  ['http://pictures.example/7.png', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  ['javascript:alert(1)', undefined],
  ['eip155:31337/erc721:nonsense/7', undefined],
  ['', undefined],
])('resolves the record %s to %s', async (record, shown) => {
  expect(await reader().read(record, OWNER)).toBe(shown)
})

test.each(['erc721', 'erc1155'])('returns the image of an NFT only for its owner: %s', async standard => {
  await stage.mint(collectibles, OWNER, 7n, METADATA)
  const record = `${ENS_CHAIN}/${standard}:${collectibles}/7`
  expect(await reader().read(record, OWNER)).toBe(`proxied(${PICTURE})`)
  expect(await reader().read(record, NON_OWNER)).toBeUndefined()
})

test('substitutes the hex token id in an ERC-1155 metadata URI', async () => {
  await stage.mint(collectibles, OWNER, 9n, 'ipfs://folder/{id}.json')
  expect(await reader().read(`${ENS_CHAIN}/erc1155:${collectibles}/9`, OWNER)).toBe(
    'proxied(https://ipfs.example/ipfs/nine)',
  )
})

test.each([
  ['is on another chain', 'eip155:5', '7', METADATA],
  ['does not exist', ENS_CHAIN, '8', undefined],
  ['has an id above the maximum', ENS_CHAIN, '9'.repeat(78), undefined],
  ['has unreachable metadata', ENS_CHAIN, '10', 'https://nowhere.example/10.json'],
  ['has invalid metadata', ENS_CHAIN, '11', 'data:application/json,{'],
  [
    'has an inline image in its metadata',
    ENS_CHAIN,
    '12',
    'data:application/json,{"image":"data:image/svg+xml,<svg/>"}',
  ],
])('an NFT that %s has no image', async (_what, chainId, id, link) => {
  if (link !== undefined) await stage.mint(collectibles, OWNER, BigInt(id), link)
  expect(await reader().read(`${chainId}/erc721:${collectibles}/${id}`, OWNER)).toBeUndefined()
})
