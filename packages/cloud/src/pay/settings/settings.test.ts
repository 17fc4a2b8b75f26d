import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { addressAt, keyHash, readExtendedKey } from './extendedKey'
import { Merchants } from './Merchants'
import { parsePay } from './PayFile'

// Test vectors of BIP-84.
const ZPUB =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

const receive = { chainId: 'eip155:1', assets: ['native'], address: '0x12' }
const merchant = { id: 'shop', name: 'Shop', apiKeyHash: 'a'.repeat(64), receive: [receive] }

test('derives the addresses of an account', () => {
  const key = readExtendedKey(ZPUB)
  expect(addressAt(key, 0, BITCOIN)).toBe('bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu')
  expect(addressAt(key, 1, BITCOIN)).toBe('bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g')
  const mnemonic = 'test test test test test test test test test test test junk'
  const xpub = mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'" }).getHdKey().publicExtendedKey
  expect(addressAt(readExtendedKey(xpub), 0, 'eip155:1')).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  expect(keyHash(xpub)).not.toBe(keyHash(ZPUB))
})

test.each([
  [{ ...receive, xpub: ZPUB }, 'needs one of'],
  [{ chainId: 'eip155:1', assets: ['native'], xpub: `xprv${'a'.repeat(107)}` }, 'is a private key'],
  [{ chainId: BITCOIN, assets: ['native'], address: 'bc1q' }, 'on Bitcoin'],
  [{ chainId: 'solana:x', assets: ['native'], xpub: ZPUB }, 'on Solana'],
  [{ ...receive, confirmations: 0 }, 'confirmations'],
])('refuses the receive settings %#', (settings, problem) => {
  expect(() => parsePay({ merchants: [{ ...merchant, receive: [settings] }] })).toThrow(problem)
})

test('names no secret in a problem', () => {
  const webhook = { url: 'https://shop.example', secrets: ['whsec_secret'] }
  expect(() => parsePay({ merchants: [{ ...merchant, webhook }] })).toThrow(/^merchants\.0\.webhook\.secrets\.0 needs/)
  expect(() => parsePay({ merchants: [merchant, merchant] })).toThrow('two merchants of one id')
})

test('finds a merchant by its API key', () => {
  const apiKeyHash = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae'
  const merchants = new Merchants(parsePay({ merchants: [{ ...merchant, apiKeyHash }] }))
  expect(merchants.withKey('foo')?.id).toBe('shop')
  for (const key of ['', 'bar', apiKeyHash]) expect(merchants.withKey(key)).toBeUndefined()
  expect(() => merchants.require(new Headers())).toThrow('API key')
})
