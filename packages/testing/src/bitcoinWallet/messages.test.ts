import { Verifier } from 'bip322-js'
import { expect } from 'vitest'
import { test } from '../../test/bitcoinWalletTest'
import type { BitcoinAddressType } from './BitcoinAddress'

const message = 'Grüße from a test — 你好'
const types: readonly BitcoinAddressType[] = ['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr']

test('the wallet and the chain derive the same addresses from a key with different libraries', async ({
  chain,
  createWallet,
}) => {
  for (const paymentType of types) {
    const expected = chain.accounts.slice(0, 2).map(keys => ({ payment: keys[paymentType], ordinals: keys.p2tr }))
    expect(createWallet({ paymentType }).accounts).toEqual(expected)
  }
})

test('another library verifies BIP-322 signatures of every address type, for that message only', async ({
  createWallet,
}) => {
  for (const paymentType of types) {
    const wallet = createWallet({ paymentType, authorized: true })
    const address = wallet.accounts[0]?.payment ?? ''
    const signature = await wallet.providers.unisat.signMessage(message, 'bip322-simple')
    expect(Verifier.verifySignature(address, message, signature), paymentType).toBe(true)
    expect(Verifier.verifySignature(address, `${message}!`, signature), paymentType).toBe(false)
    const foreign = wallet.accounts[1]?.payment ?? ''
    expect(Verifier.verifySignature(foreign, message, signature), paymentType).toBe(false)
  }
})

test('another library verifies ECDSA signatures with BIP-137 flags and with those of older wallets', async ({
  createWallet,
}) => {
  for (const paymentType of types) {
    const wallet = createWallet({ paymentType, authorized: true })
    const address = wallet.accounts[0]?.payment ?? ''
    const old = await wallet.providers.unisat.signMessage(message, 'ecdsa')
    expect(Buffer.from(old, 'base64')[0], paymentType).toBeLessThan(35)
    const answer = await wallet.providers.satsConnect.request('signMessage', { address, message, protocol: 'ECDSA' })
    const { signature } = ('result' in answer ? answer.result : {}) as { signature: string }
    for (const one of [old, signature]) {
      expect(Verifier.verifySignature(address, message, one), paymentType).toBe(true)
      expect(Verifier.verifySignature(wallet.accounts[1]?.payment ?? '', message, one), paymentType).toBe(false)
    }
    // Strict verification checks the flag, which BIP-137 doesn't define for P2TR.
    if (paymentType === 'p2wpkh' || paymentType === 'p2shP2wpkh') {
      expect(Buffer.from(signature, 'base64')[0], paymentType).toBeGreaterThanOrEqual(35)
    }
  }
})
