import { HDKey } from 'micro-key-producer/slip10.js'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { solanaAddressOf } from './addresses'
import { deriveEvmKey } from './deriveEvmKey'
import { deriveSolanaKey } from './deriveSolanaKey'
import { bip39Seed, recoveryPhrase } from './recoveryPhrase'
import { identityOf, isSameIdentity } from './WalletIdentity'
import { useOnce } from './wipe'

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex, 'hex'))
const zeros = (length: number): Uint8Array => new Uint8Array(length)

/** First vector of BIP-39: entropy of zeros. */
const entropy = bytes('00000000000000000000000000000000')
const phrase = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'

test('writes the recovery phrase of BIP-39', () => {
  expect(recoveryPhrase(entropy)).toBe(phrase)
  expect(recoveryPhrase(bytes('7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f'))).toBe(
    'legal winner thank year wave sausage worth useful legal winner thank yellow',
  )
})

test('derives the EVM account that viem derives from the phrase', async () => {
  const account = mnemonicToAccount(phrase)
  const key = deriveEvmKey(await bip39Seed(entropy))
  expect(Buffer.from(key)).toEqual(Buffer.from(account.getHdKey().privateKey ?? []))
  expect((await identityOf(entropy)).addresses[0]).toEqual({ namespace: 'eip155', address: account.address })
})

test('derives the Solana account that Phantom shows for the phrase', async () => {
  const key = deriveSolanaKey(await bip39Seed(entropy))
  expect(solanaAddressOf(key)).toBe('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk')
})

test('follows the SLIP-10 vector for Ed25519', () => {
  const node = HDKey.fromMasterSeed(bytes('000102030405060708090a0b0c0d0e0f')).derive("m/0'/1'")
  expect(Buffer.from(node.privateKey).toString('hex')).toBe(
    'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2',
  )
  expect(Buffer.from(node.publicKeyRaw).toString('hex')).toBe(
    '1932a5270f335bed617d5b935c80aedb1a35bd9fc1e31acafd5372c30f5c1187',
  )
})

test('keeps the identity of a seed', async () => {
  const identity = await identityOf(entropy)
  expect(identity).toMatchInlineSnapshot(`
    {
      "addresses": [
        {
          "address": "0x9858EfFD232B4033E47d90003D41EC34EcaEda94",
          "namespace": "eip155",
        },
        {
          "address": "HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk",
          "namespace": "solana",
        },
      ],
      "controlKey": "fYwPh4XTZtDICr5SJ_VkHAbYyqJzLeWkOBucMFDtAUI",
    }
  `)
  expect(isSameIdentity(identity, { ...identity, addresses: [...identity.addresses].reverse() })).toBe(true)
  expect(isSameIdentity(identity, { ...identity, addresses: identity.addresses.slice(1) })).toBe(false)
  expect(isSameIdentity(identity, { ...identity, controlKey: 'x' })).toBe(false)
})

test('overwrites a secret after its use, also if the use fails', async () => {
  const secret = bytes('0102')
  expect(await useOnce(secret, value => value.length)).toBe(2)
  expect(secret).toEqual(zeros(2))
  const other = bytes('0102')
  await expect(useOnce(other, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(other).toEqual(zeros(2))
})
