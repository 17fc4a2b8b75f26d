import type { CaipNetwork } from '@openappkit/appkit-core'
import { safeImageUrl } from '@openappkit/appkit-core/media'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { pictureIds } from './data/pictureIds'
import { NetworkPictures } from './NetworkPictures'
import { shippedPicture } from './shippedPicture'

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

test('every picture that is named exists, and is safe to show', async () => {
  for (const id of Object.keys(pictureIds)) {
    const url = await shippedPicture(network(id))
    expect(url, id).toMatch(/^data:image\/svg\+xml,%3Csvg%20/)
    expect(safeImageUrl(url), id).toBe(url)
  }
})

test('networks get their pictures, the host’s own stay, and a network that nobody knows keeps its letter', async () => {
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
    undefined,
    undefined,
  ])
  expect(chain.network?.assets?.imageUrl).toBe(chain.networks[0]?.assets?.imageUrl)
})

test('a test network has the picture of its main network with less color', async () => {
  const [main, testnet] = await Promise.all([
    shippedPicture(network('eip155:84532')),
    shippedPicture(network('eip155:84532', { testnet: true })),
  ])
  expect(main).not.toContain('feColorMatrix')
  expect(testnet).toContain('feColorMatrix')
})

test('networks that came later are looked for, those that were asked for before are not', async () => {
  const { chain, pictures } = setUp([network('eip155:987654321')])
  await pictures.load()
  const before = chain.networks
  await pictures.load()
  expect(chain.networks).toBe(before)
  chain.networks = [...before, network('eip155:8453')]
  await pictures.load()
  expect(chain.networks[1]?.assets?.imageUrl).toContain('data:image/svg+xml,')
})
