import { createHash } from 'node:crypto'
import { reviewDataSchema } from '@openappkit/contract/schemas'
import { expect, test } from 'vitest'
import type { ChainSettings } from '../../chains/ChainSettings'
import { TokenRegistry } from '../../tokens/TokenRegistry'
import { createReviewData } from './createReviewData'
import { reviewedDescriptors } from './descriptors/reviewedDescriptors'
import { wellKnownTokens } from './wellKnownTokens'

const upstreams = ['https://node.example']
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dataOf = (chains: Readonly<Record<string, ChainSettings>>) => {
  const settings = new Map(Object.entries(chains))
  return createReviewData({ settings, registry: new TokenRegistry(settings, { describe: async () => new Map() }) })
}

/** SHA-256 of each reviewed descriptor. Review a descriptor again before you change its hash. */
const pins: Readonly<Record<string, string>> = {
  aave: 'TfvLF3gWYfYFt7lnTIZc4EzTUfzZJUZTOfogIvbYSo8',
  ens: 'qPaYCcK_XjdOJW-YUIrdAg8u5tu6XycGtPsXNux0Q-4',
  lido: 'QMseXcrL4rlNOvl8bzyDq1aZAWwOg9q5wopjKeFgXFw',
  permit2: 'HyBWG1o15qT92hKzKDU_YEBk93nWihSkepSnyS_5u1k',
  uniswap: 'QVQvZ1FC3IJw1P2kBbDaE0vaS-AIMUCXa5wfQT_v2tU',
  usdCoin: 'utZ_XKcFGVobqA9dp9smQTfmC6Ghv1SoKiBQUiJfeuI',
  usdCoinData: '9IQ-EluhWGsdDJPzpo9EHbXWAcKs5jc54s47kolF-iw',
  wrappedEther: 'vjZunPx4oFK-3f2WatJF_stPiGD09C-nPoAWYYCFrd8',
}

test('each descriptor is the one that was reviewed', () => {
  const hashes = Object.entries(reviewedDescriptors).map(([name, one]) => [
    name,
    createHash('sha256').update(JSON.stringify(one)).digest('base64url'),
  ])
  expect(Object.fromEntries(hashes)).toEqual(pins)
})

test('fits the schema that the wallet checks', () => {
  const everything = new Set([
    ...wellKnownTokens.map(({ id }) => id.slice(0, id.indexOf('/'))),
    'eip155:56',
    'bip122:0',
  ])
  const data = dataOf(Object.fromEntries([...everything].map(chainId => [chainId, { upstreams }])))
  expect(reviewDataSchema.parse(JSON.parse(JSON.stringify(data)))).toEqual(JSON.parse(JSON.stringify(data)))
  expect(data.descriptors).toHaveLength(Object.keys(reviewedDescriptors).length)
  expect(data.tokens).toContainEqual({
    id: 'eip155:56/slip44:714',
    name: 'BNB',
    symbol: 'BNB',
    decimals: 18,
    isVerified: true,
  })
  expect(data.tokens.some(({ id }) => id.startsWith('bip122'))).toBe(false)
})

test("the operator's list and its spam win over ours", () => {
  const own = { address: usdc.toLowerCase(), name: 'Our dollar', symbol: 'OUR', decimals: 6 }
  const idOf = (address: string) => new RegExp(`^eip155:1/erc20:${address}$`, 'i')
  const found = (settings: ChainSettings) =>
    dataOf({ 'eip155:1': settings }).tokens.filter(({ id }) => idOf(usdc).test(id))
  expect(found({ upstreams })).toMatchObject([{ symbol: 'USDC', isVerified: true }])
  expect(found({ upstreams, tokens: [own] })).toMatchObject([{ symbol: 'OUR', isVerified: true }])
  expect(found({ upstreams, tokens: [{ ...own, isSpam: true }] })).toMatchObject([{ isVerified: false }])
  expect(found({ upstreams, spam: { tokens: [usdc] } })).toEqual([])
})

test('names only contracts of chains that the server serves', () => {
  const { contracts, descriptors } = dataOf({ 'eip155:8453': { upstreams } })
  expect(new Set(contracts.map(({ chainId }) => chainId))).toEqual(new Set(['eip155:8453']))
  expect(contracts.map(({ name }) => name)).toContain('Aave pool')
  expect(descriptors.map(({ metadata }) => metadata.owner)).not.toContain('Lido')
  expect(dataOf({ 'eip155:31337': { upstreams } })).toMatchObject({ contracts: [], descriptors: [] })
})
