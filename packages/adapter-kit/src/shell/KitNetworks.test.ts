import type { CaipNetwork } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { KitNetworks } from './KitNetworks'

const network = (id: string, name = id): CaipNetwork => ({
  id,
  name,
  chainNamespace: 'solana',
  caipNetworkId: `solana:${id}`,
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
})
const names = ({ list }: KitNetworks): string[] => list.map(({ name }) => name)

test('puts the networks of an attaching kit first and replaces those with the same id', () => {
  const networks = new KitNetworks()
  networks.add([network('a'), network('b')])
  networks.add([network('b', 'newer b'), network('c')])
  expect(names(networks)).toEqual(['newer b', 'c', 'a'])
})

test('replaces all networks', () => {
  const networks = new KitNetworks()
  networks.add([network('a')])
  networks.set([network('b')])
  expect(names(networks)).toEqual(['b'])
})
