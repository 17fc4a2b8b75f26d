import { expect, test } from 'vitest'
import { toCaipNetwork } from '../caip/CaipNetwork'
import { transactionUrl } from './transactionUrl'

const network = toCaipNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const withExplorer = (url: string) => ({ ...network, blockExplorers: { default: { name: '', url } } })

test.each([
  ['https://explorer.example', 'https://explorer.example/tx/0xab'],
  ['https://explorer.example/base/', 'https://explorer.example/base/tx/0xab'],
  ['https://explorer.example/?cluster=devnet', 'https://explorer.example/tx/0xab?cluster=devnet'],
  ['not a url', undefined],
])('returns the explorer URL of a transaction in %s: %s', (url, expected) => {
  expect(transactionUrl(withExplorer(url), '0xab')).toBe(expected)
})

test("a hash can't change where the URL leads", () => {
  const url = transactionUrl(withExplorer('https://explorer.example'), '../../evil?x=1#')
  expect(url).toBe('https://explorer.example/tx/..%2F..%2Fevil%3Fx%3D1%23')
})

test('returns undefined without an explorer or network', () => {
  expect([transactionUrl(network, '0xab'), transactionUrl(undefined, '0xab')]).toEqual([undefined, undefined])
})
