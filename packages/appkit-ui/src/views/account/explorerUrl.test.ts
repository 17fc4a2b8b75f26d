import type { CaipNetwork } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { explorerUrl } from './explorerUrl'

const network: CaipNetwork = {
  id: 1,
  name: 'One',
  chainNamespace: 'eip155',
  caipNetworkId: 'eip155:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}
const withExplorer = (url: string, addressUrl?: string): CaipNetwork => ({
  ...network,
  blockExplorers: { default: { name: 'Explorer', url, addressUrl } },
})

test.each([
  [withExplorer('https://scan.example/'), 'https://scan.example/address/0xab'],
  [
    withExplorer('https://scan.example', 'https://scan.example/account/{address}?cluster=devnet'),
    'https://scan.example/account/0xab?cluster=devnet',
  ],
  [network, undefined],
  [undefined, undefined],
])('the explorer URL for %o is %s', (input, url) => {
  expect(explorerUrl(input, '0xab')).toBe(url)
})

test('encodes an address that tries to change the path', () => {
  expect(explorerUrl(withExplorer('https://scan.example'), '../x?y')).toBe('https://scan.example/address/..%2Fx%3Fy')
})
