import type { CaipNetworkId } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { caipIds } from '../network/bitcoinNetworks'
import { esploraUrl } from './esploraUrl'

const proxy = 'https://rpc.walletconnect.org/v1/?chainId=bip122'
const networkOf = (caipNetworkId: CaipNetworkId, ...http: readonly string[]): Parameters<typeof esploraUrl>[0] => ({
  caipNetworkId,
  name: 'Bitcoin',
  rpcUrls: { default: { http } },
})

test("prefers the app's server, then the network's, then the public one", () => {
  const overrides = { [caipIds.mainnet]: 'https://mine.invalid/' }
  const network = networkOf(caipIds.mainnet, proxy, 'https://own.invalid/api/')
  expect(esploraUrl(network, overrides)).toBe('https://mine.invalid')
  expect(esploraUrl(network)).toBe('https://own.invalid/api')
  expect(esploraUrl(networkOf(caipIds.mainnet, proxy))).toBe('https://mempool.space/api')
})

test('rejects a network that has no server', () => {
  expect(() => esploraUrl(networkOf('bip122:00', proxy))).toThrow(
    expect.objectContaining({ code: 'network/no-esplora' }),
  )
})
