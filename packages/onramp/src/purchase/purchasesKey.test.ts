import { expect, test } from 'vitest'
import { type OnrampPurchase, started } from './OnrampPurchase'
import { purchaseLimit, purchasesKey } from './purchasesKey'

const purchase: OnrampPurchase = {
  id: 'one',
  secret: 'secret',
  url: 'https://cloud.example/onramp/open/token',
  expiresAt: 2,
  provider: { id: 'acme', name: 'Acme', isSandbox: true },
  caipNetworkId: 'eip155:1',
  address: '0xaa',
  asset: {
    id: 'eip155:1/slip44:60',
    address: undefined,
    name: 'Ether',
    symbol: 'ETH',
    decimals: 18,
    iconUrl: undefined,
  },
  quoted: 2n ** 70n,
  currency: 'EUR',
  total: 100n * 10n ** 18n,
  at: 1,
  progress: { ...started, status: 'delivered', isFinal: true, txHash: '0x1', received: 2n ** 71n },
}

test('stores and reads purchases without loss', () => {
  expect(purchasesKey.parse(purchasesKey.print([purchase]))).toEqual([purchase])
  const bare: OnrampPurchase = { ...purchase, secret: undefined, quoted: undefined, progress: started }
  expect(purchasesKey.parse(purchasesKey.print([bare]))).toEqual([bare])
})

test.each([
  ['a status', { progress: { ...started, status: 'paid' } }],
  ['a scheme', { url: 'javascript:alert(1)' }],
  ['an amount', { total: '1.5' }],
  ['a network', { caipNetworkId: 'eip155' }],
])('drops a purchase with %s that it does not know', (_, change) => {
  const text = purchasesKey.print([{ ...purchase, ...change } as unknown as OnrampPurchase, purchase])
  expect(purchasesKey.parse(text)).toEqual([purchase])
})

test('bounds the list', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...purchase, id: String(index) }))
  expect(purchasesKey.parse(purchasesKey.print(many))).toHaveLength(purchaseLimit)
  expect(purchasesKey.parse('{')).toBeUndefined()
})
