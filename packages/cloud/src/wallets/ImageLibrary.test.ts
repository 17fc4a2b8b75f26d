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

test('a wallet has one picture by every id it goes by', () => {
  for (const key of ['drawn', 'new', 'old', 'a'.repeat(64)]) expect(images.wallet(key)).toBe('<svg drawn>')
})

test('a wallet or network without a picture gets a safe tile of its own', () => {
  expect(images.wallet('plain')).toContain('>PW<')
  expect(images.asset('eip155:2')).toContain('>NC<')
  expect(svgDangers(images.wallet('plain') ?? '')).toEqual([])
})

test('networks are found by CAIP-2 and by public image id, tokens by symbol in any case', () => {
  expect([images.asset('eip155:1'), images.asset('public-id')]).toEqual(['<svg ethereum>', '<svg ethereum>'])
  expect([images.token('ETH'), images.token('eth')]).toEqual(['<svg eth>', '<svg eth>'])
})

test('currencies have their sign, and coins that are shown as currencies their icon', () => {
  expect(images.currency('usd')).toContain('>$<')
  expect(images.currency('EUR')).toContain('>€<')
  expect(images.currency('chf')).toContain('>CHF<')
  expect(images.currency('eth')).toBe('<svg eth>')
})

test('what nobody knows has no picture, names of the language included', () => {
  for (const key of ['nobody', 'constructor', '__proto__', '../tokens/eth', '']) {
    expect([images.wallet(key), images.asset(key), images.token(key), images.currency(key)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
})
