import { expect, test } from 'vitest'
import { TokenIcons } from './TokenIcons'

const token = { chainId: 'eip155:1', address: '0xt', name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const icons = new TokenIcons({
  chains: new Map([['eip155:1', { upstreams: [], tokens: [token] }]]),
  images: { token: symbol => (symbol === 'USDC' || symbol === 'ETH' ? '<svg/>' : undefined) },
  proxied: url => `proxied ${url}`,
  address: { publicUrl: 'https://wallets.example' },
})

test('coins and listed tokens have the icon of their symbol', () => {
  expect(icons.of({ chainId: 'eip155:1', units: 1n })).toBe('https://wallets.example/public/getTokenImage/ETH')
  expect(icons.of({ chainId: 'eip155:1', token, units: 1n })).toBe('https://wallets.example/public/getTokenImage/USDC')
})

test('an unlisted token with the same symbol has no icon', () => {
  expect(icons.of({ chainId: 'eip155:1', token: { ...token, address: '0xother' }, units: 1n })).toBe('')
})

test("apps load a token's image through the proxy, never from its own URL", () => {
  const pictured = { ...token, iconUrl: 'https://elsewhere.example/a.png' }
  expect(icons.of({ chainId: 'eip155:1', token: pictured, units: 1n })).toBe('proxied https://elsewhere.example/a.png')
})
