import type { BitcoinAddressType } from '@openappkit/testing'
import { bitcoinSigner } from '@openappkit/testing/signers'
import { base64 } from '@scure/base'
import { Verifier } from 'bip322-js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifyBitcoinSignature } from './verifyBitcoinSignature'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const message = 'Grüße — 你好'
const types: readonly BitcoinAddressType[] = ['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr']

const verify = (address: string, text: string, signature: string, chainId: string = mainnet): boolean =>
  verifyBitcoinSignature({ address, chainId: chainId as 'bip122:', message: text, signature })

function anotherLibrarySays(address: string, text: string, signature: string): boolean {
  try {
    return Verifier.verifySignature(address, text, signature)
  } catch {
    return false
  }
}

test("BIP-322: verifies the standard's own examples", () => {
  const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  const taproot = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3'
  const empty =
    'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
  const hello =
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI='
  const helloByTaproot = 'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='
  expect(verify(segwit, '', empty)).toBe(true)
  expect(verify(segwit, 'Hello World', hello)).toBe(true)
  expect(verify(taproot, 'Hello World', helloByTaproot)).toBe(true)
  expect(verify(segwit, 'Hello World', empty)).toBe(false)
  expect(verify(taproot, 'Hello World!', helloByTaproot)).toBe(false)
})

test("accepts wallets' signatures for each address type, like another library", async () => {
  for (const type of types) {
    const { address, sign, signAsUnisat } = await bitcoinSigner(type)
    const foreign = await bitcoinSigner(type, 10)
    const signatures = [await sign(message, 'ECDSA'), await signAsUnisat(message), await sign(message, 'BIP322')]
    for (const signature of signatures) {
      expect(anotherLibrarySays(address, message, signature), `${type} ${signature}`).toBe(true)
      expect(verify(address, message, signature), `${type} ${signature}`).toBe(true)
      expect(verify(address, `${message}!`, signature), `${type} ${signature}`).toBe(false)
      expect(verify(foreign.address, message, signature), `${type} ${signature}`).toBe(false)
    }
  }
})

test('rejects every tampered byte of a BIP-322 signature', async () => {
  for (const type of ['p2shP2wpkh', 'p2wpkh', 'p2tr'] as const) {
    const { address, sign } = await bitcoinSigner(type)
    const bytes = base64.decode(await sign(message, 'BIP322'))
    for (let at = 0; at < bytes.length; at++) {
      const tampered = base64.encode(bytes.map((byte, index) => (index === at ? byte ^ 4 : byte)))
      expect(verify(address, message, tampered), `${type} ${at}`).toBe(false)
    }
    const longer = base64.encode(Uint8Array.of(...bytes, 0))
    expect(verify(address, message, longer), `${type} with a byte more`).toBe(false)
  }
})

test('accepts a SegWit flag of BIP-137 only for its own address type', async () => {
  const nested = await bitcoinSigner('p2shP2wpkh')
  const native = await bitcoinSigner('p2wpkh')
  const legacy = await bitcoinSigner('p2pkh')
  const bytes = base64.decode(await native.sign(message, 'ECDSA'))
  const flagged = (flag: number): string =>
    base64.encode(Uint8Array.of(flag + (((bytes[0] ?? 0) - 27) & 3), ...bytes.subarray(1)))
  expect([27, 31, 35, 39].map(flag => verify(native.address, message, flagged(flag)))).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([27, 31, 35, 39].map(flag => verify(nested.address, message, flagged(flag)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  // An uncompressed key has a different address.
  expect([27, 31, 35, 39].map(flag => verify(legacy.address, message, flagged(flag)))).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test("rejects an address whose network differs from the chain's", async () => {
  const { address, sign } = await bitcoinSigner('p2wpkh')
  const signature = await sign(message, 'ECDSA')
  expect(verify(address, message, signature)).toBe(true)
  for (const chainId of [
    'bip122:000000000933ea01ad0ee984209779ba',
    'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
    'bip122:12a765e31ffd4059bada1e25190f6e98',
  ])
    expect(verify(address, message, signature, chainId), chainId).toBe(false)
})

test('returns false for malformed signatures and addresses, without throwing', async () => {
  const { address, sign } = await bitcoinSigner('p2wpkh')
  const signature = await sign(message, 'BIP322')
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), fc.uint8Array({ maxLength: 120 }), (text, bytes) => {
      expect(verify(address, message, text)).toBe(false)
      expect(verify(address, message, base64.encode(bytes))).toBe(false)
      expect(verify(text, message, signature)).toBe(false)
    }),
  )
  for (const other of [
    '',
    'bc1',
    '1',
    `bc1q${'q'.repeat(200)}`,
    address.slice(0, -1),
    `${address.slice(0, 5)}Q${address.slice(6)}`,
  ])
    expect(verify(other, message, signature), other).toBe(false)
})
