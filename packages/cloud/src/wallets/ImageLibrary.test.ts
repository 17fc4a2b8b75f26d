import { svgDangers } from '@openappkit/wallet-registry'
import { expect, test } from 'vitest'
import { ImageLibrary } from './ImageLibrary'

const wallet = { id: 'a'.repeat(64), order: 1, chains: ['eip155:*'] }
const images = new ImageLibrary({
  wallets: [
    { ...wallet, slug: 'drawn', name: 'Drawn', icon: 'drawn', image_ids: ['new', 'old'] },
    { ...wallet, id: 'b'.repeat(64), slug: 'plain', name: 'Plain Wallet' },
  ],
  assets: [
    { name: 'Ethereum', ids: ['eip155:1', 'public-id'], icon: 'networks/ethereum' },
    { name: 'Nowhere Chain', ids: ['eip155:2'] },
  ],
  icons: new Map([
    ['wallets/drawn', '<svg drawn>'],
    ['networks/ethereum', '<svg ethereum>'],
    ['tokens/eth', '<svg eth>'],
  ]),
})

test('serves one image for every id of a wallet', () => {
  for (const key of ['drawn', 'new', 'old', 'a'.repeat(64)]) expect(images.wallet(key)).toBe('<svg drawn>')
})

test('serves a safe neutral tile for a wallet or network without an image', () => {
  expect(images.wallet('plain')).toContain('>PW<')
  expect(images.asset('eip155:2')).toContain('>NC<')
  expect(svgDangers(images.wallet('plain') ?? '')).toEqual([])
})

test('finds networks by CAIP-2 id and public image id, tokens by symbol in any case', () => {
  expect([images.asset('eip155:1'), images.asset('public-id')]).toEqual(['<svg ethereum>', '<svg ethereum>'])
  expect([images.token('ETH'), images.token('eth')]).toEqual(['<svg eth>', '<svg eth>'])
})

test('serves a sign for currencies, and the icon for coins used as currencies', () => {
  expect(images.currency('usd')).toContain('>$<')
  expect(images.currency('EUR')).toContain('>€<')
  expect(images.currency('chf')).toContain('>CHF<')
  expect(images.currency('eth')).toBe('<svg eth>')
})

test('returns nothing for unknown ids, including JavaScript property names', () => {
  for (const key of ['nobody', 'constructor', '__proto__', '../tokens/eth', '']) {
    expect([images.wallet(key), images.asset(key), images.token(key), images.currency(key)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
})
