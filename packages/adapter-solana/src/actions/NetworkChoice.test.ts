import type { CaipNetwork, CaipNetworkId } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { NetworkChoice } from './NetworkChoice'

const [main, test1, dev] = ['solana:main', 'solana:test', 'solana:dev'] as const

const network = (caipNetworkId: CaipNetworkId) => ({ caipNetworkId }) as CaipNetwork

function choiceOf(...ids: readonly CaipNetworkId[]): NetworkChoice {
  return new NetworkChoice(() => ids.map(network))
}

/** Creates a wallet whose account `one` supports these networks. */
function using(usable: readonly CaipNetworkId[], clusters?: readonly CaipNetworkId[]) {
  const canUse = (address: string, id: CaipNetworkId) => address === 'one' && usable.includes(id)
  return { address: 'one', wallet: { clusters, canUse } as unknown as SolanaWallet }
}

test.each<[string, readonly CaipNetworkId[], CaipNetworkId | undefined, CaipNetworkId]>([
  ['the kit’s first network by default', [main, dev], undefined, main],
  ['the chosen network', [main, dev], dev, dev],
  ['the kit’s first usable network if the chosen one is unusable', [dev], test1, dev],
  ['a chosen network that the kit lacks', [main, 'solana:own'], 'solana:own', 'solana:own'],
])('uses %s', (_which, usable, chosen, expected) => {
  const choice = choiceOf(main, test1, dev)
  if (chosen) choice.choose(chosen)
  expect(choice.networkOf(using(usable))).toBe(expected)
})

test("uses the wallet's own network, or else the chosen one, if the account supports none of the kit's", () => {
  const choice = choiceOf(main)
  choice.choose(dev)
  expect(choice.networkOf(using([], ['solana:own', 'solana:other']))).toBe('solana:own')
  expect(choice.networkOf(using([]))).toBe(dev)
  expect(choiceOf().networkOf(using([]))).toBe('solana:')
})

test("lists networks only if the account doesn't support all of them", () => {
  const choice = choiceOf(main, dev)
  expect(choice.describe(using([main, dev]))).toEqual({ caipNetworkId: main })
  expect(choice.describe(using([dev]))).toEqual({ caipNetworkId: dev, approvedNetworks: [dev] })
})

test('follows networks that are added to the kit later', () => {
  const networks = [network(main)]
  const choice = new NetworkChoice(() => networks)
  networks.push(network(dev))
  expect(choice.networkOf(using([dev]))).toBe(dev)
})
