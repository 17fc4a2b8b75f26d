import { bitcoinSigner } from '@openappkit/testing/signers'
import { base64 } from '@scure/base'
import { beforeAll, expect, test } from 'vitest'
import { withLength } from './encodeTransaction'
import { readWitness } from './verifyBip322'
import { verifyBitcoinSignature } from './verifyBitcoinSignature'

const message = 'Hello'
type Type = 'p2shP2wpkh' | 'p2wpkh' | 'p2tr'
interface Signed {
  readonly address: string
  readonly items: readonly Uint8Array[]
}
const signed = new Map<Type, Signed>()

beforeAll(async () => {
  for (const type of ['p2shP2wpkh', 'p2wpkh', 'p2tr'] as const) {
    const { address, sign } = await bitcoinSigner(type)
    signed.set(type, { address, items: readWitness(base64.decode(await sign(message, 'BIP322'))) ?? [] })
  }
})

/** Returns whether the changed witness is valid. */
function takes(type: Type, change: (...items: readonly Uint8Array[]) => readonly Uint8Array[]): boolean {
  const { address, items } = signed.get(type) as Signed
  const changed = change(...items)
  const witness = Uint8Array.of(changed.length, ...changed.flatMap(item => [...withLength(item)]))
  const signature = base64.encode(witness)
  return verifyBitcoinSignature({ address, chainId: 'bip122:000000000019d6689c085ae165831e93', message, signature })
}

test.each(['p2shP2wpkh', 'p2wpkh', 'p2tr'] as const)('a %s witness has exactly the items of one key', type => {
  expect(takes(type, (...items) => items)).toBe(true)
  expect(takes(type, (...items) => [...items, Uint8Array.of(0x50)])).toBe(false)
  expect(takes(type, (...items) => items.slice(0, -1))).toBe(false)
  expect(takes(type, () => [])).toBe(false)
})

test.each(['p2shP2wpkh', 'p2wpkh'] as const)('a %s signature must cover the whole transaction', type => {
  for (const kind of [0, 2, 3, 0x81])
    expect(
      takes(type, (signature, key) => [Uint8Array.of(...(signature ?? []).slice(0, -1), kind), ...(key ? [key] : [])]),
    ).toBe(false)
})

test('a taproot signature has 64 bytes, or 65 with the hash type for all', () => {
  const extended = (...more: number[]) =>
    takes('p2tr', (signature = new Uint8Array()) => [Uint8Array.of(...signature.subarray(0, 64), ...more)])
  const { items } = signed.get('p2tr') as Signed
  const isDefault = items[0]?.length === 64
  expect([extended(), extended(1)]).toEqual([isDefault, !isDefault])
  expect([extended(0), extended(2), extended(0x81)]).toEqual([false, false, false])
  expect([extended(0, 0), extended(1, 0), extended(...new Uint8Array(64))]).toEqual([false, false, false])
  expect(takes('p2tr', (signature = new Uint8Array()) => [signature.subarray(0, 63)])).toBe(false)
})

test("the standard's taproot signature with a hash type for all allows no further byte", () => {
  const [item = new Uint8Array()] =
    readWitness(
      base64.decode('AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ=='),
    ) ?? []
  const verify = (...more: number[]) =>
    verifyBitcoinSignature({
      address: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3',
      chainId: 'bip122:000000000019d6689c085ae165831e93',
      message: 'Hello World',
      signature: base64.encode(Uint8Array.of(1, item.length + more.length, ...item, ...more)),
    })
  expect([verify(), verify(0), verify(1)]).toEqual([true, false, false])
})
