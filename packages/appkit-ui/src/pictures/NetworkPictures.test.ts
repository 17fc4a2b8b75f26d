import { gzipSync } from 'node:zlib'
import type { CaipNetwork } from '@openappkit/appkit-core'
import { safeImageUrl } from '@openappkit/appkit-core/media'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { chainGlyphs } from './data/chainGlyphs'
import { pictureIds } from './data/pictureIds'
import { NetworkPictures } from './NetworkPictures'
import { chainGlyph, shippedPicture } from './shippedPicture'

const network = (caipNetworkId: string, rest: Partial<CaipNetwork> = {}): CaipNetwork =>
  ({
    caipNetworkId,
    chainNamespace: caipNetworkId.split(':')[0],
    id: caipNetworkId,
    name: 'Network',
    ...rest,
  }) as CaipNetwork

function setUp(networks: readonly CaipNetwork[]) {
  const chain = { networks, network: networks[0] }
  const kit = {
    chains: {
      state: { namespaces: { eip155: chain } },
      get allNetworks() {
        return chain.networks
      },
    },
    hasBackend: false,
  } as unknown as ModalKit
  return { chain, pictures: new NetworkPictures(kit) }
}

test('every listed picture exists and has a safe URL', async () => {
  for (const id of Object.keys(pictureIds)) {
    const url = await shippedPicture(network(id))
    expect(url, id).toMatch(/^data:image\/svg\+xml,%3Csvg%20/)
    expect(safeImageUrl(url), id).toBe(url)
  }
})

test("sets pictures of known networks, keeps the app's images, and shows the glyph of the family for unknown ones", async () => {
  const own = { imageUrl: 'https://app.example/own.png' }
  const { chain, pictures } = setUp([
    network('eip155:1'),
    network('eip155:10', { assets: own }),
    network('eip155:987654321'),
    network('__proto__:toString'),
  ])
  await pictures.load()
  expect(chain.networks.map(({ assets }) => assets?.imageUrl)).toEqual([
    expect.stringContaining('data:image/svg+xml,'),
    own.imageUrl,
    await chainGlyph(network('eip155:1')),
    undefined,
  ])
  expect(chain.network?.assets?.imageUrl).toBe(chain.networks[0]?.assets?.imageUrl)
})

test('a test network shows the picture of its main network with less color', async () => {
  const [main, testnet] = await Promise.all([
    shippedPicture(network('eip155:84532')),
    shippedPicture(network('eip155:84532', { testnet: true })),
  ])
  expect(main).not.toContain('feColorMatrix')
  expect(testnet).toContain('feColorMatrix')
})

test('a second load looks up only networks that were added since', async () => {
  const { chain, pictures } = setUp([network('eip155:987654321')])
  await pictures.load()
  const before = chain.networks
  await pictures.load()
  expect(chain.networks).toBe(before)
  chain.networks = [...before, network('eip155:8453')]
  await pictures.load()
  expect(chain.networks[1]?.assets?.imageUrl).toContain('data:image/svg+xml,')
})

test("a test network without its own picture shows its chain family's; a main network shows none", async () => {
  const local = (caipNetworkId: string) => shippedPicture(network(caipNetworkId, { testnet: true }))
  expect(await local('eip155:31337')).toBe(await local('eip155:1'))
  expect(await local('solana:local')).toBe(await local('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'))
  expect(await local('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')).toBe(
    await local('bip122:000000000019d6689c085ae165831e93'),
  )
  expect(await local('eip155:31337')).toContain('feColorMatrix')
  expect(await local('cosmos:local')).toBeUndefined()
  expect(await shippedPicture(network('eip155:31337'))).toBeUndefined()
})

test("a network's image id selects its picture, even without a backend", async () => {
  const polygon = '41d04d42-da3b-4453-8506-668cc0727900'
  expect(await shippedPicture(network('eip155:31337', { assets: { imageId: polygon } }))).toBe(
    await shippedPicture(network('eip155:137')),
  )
  expect(await shippedPicture(network('eip155:10', { assets: { imageId: 'unknown' } }))).toBe(
    await shippedPicture(network('eip155:10')),
  )
})

test('networks without a new picture keep their identity', async () => {
  const own = network('eip155:10', { assets: { imageUrl: 'https://app.example/own.png' } })
  const { chain, pictures } = setUp([own, network('eip155:1')])
  await pictures.load()
  expect(chain.networks[0]).toBe(own)
})

test('the glyphs of EVM, Solana and Bitcoin differ, have safe URLs and take less than 1 kB together', async () => {
  const glyphs = await Promise.all(['eip155:0', 'solana:0', 'bip122:0'].map(id => chainGlyph(network(id))))
  expect(new Set(glyphs).size).toBe(3)
  for (const glyph of glyphs) expect(safeImageUrl(glyph)).toBe(glyph)
  expect(gzipSync(JSON.stringify(chainGlyphs)).length).toBeLessThan(1000)
  expect(await chainGlyph(network('__proto__:toString'))).toBeUndefined()
})
