import { ed25519 } from '@noble/curves/ed25519.js'
import { expect, test } from 'vitest'
import { signSolanaMessage, signSolanaTransaction } from './signSolanaTransaction'

const key = new Uint8Array(32).fill(1)
const publicKey = ed25519.getPublicKey(key)
const other = ed25519.getPublicKey(new Uint8Array(32).fill(2))
const program = new Uint8Array(32).fill(9)
const blockhash = new Uint8Array(32).fill(8)

/** Message with one instruction without accounts or data. */
const messageOf = (signers: readonly Uint8Array[], isVersioned: boolean): Uint8Array => {
  const keys = [...signers, program]
  const parts = [
    ...(isVersioned ? [0x80] : []),
    ...[signers.length, 0, 1, keys.length],
    ...keys.flatMap(one => [...one]),
    ...blockhash,
    ...[1, signers.length, 0, 0],
    ...(isVersioned ? [0] : []),
  ]
  return Uint8Array.from(parts)
}
const transactionOf = (message: Uint8Array, signatures: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from([signatures.length, ...signatures.flatMap(one => [...one]), ...message])

const empty = new Uint8Array(64)
const signatureAt = (transaction: Uint8Array, index: number): Uint8Array =>
  transaction.subarray(1 + 64 * index, 1 + 64 * (index + 1))

test.each([
  ['legacy', false],
  ['version 0', true],
])("signs at the account's index and keeps other signatures (%s)", (_, isVersioned) => {
  const message = messageOf([other, publicKey], isVersioned)
  const foreign = new Uint8Array(64).fill(6)
  const signed = signSolanaTransaction(transactionOf(message, [foreign, empty]), key)
  expect(signatureAt(signed, 0)).toEqual(foreign)
  expect(ed25519.verify(signatureAt(signed, 1), message, publicKey)).toBe(true)
  expect(signed.subarray(1 + 128)).toEqual(message)
})

test("doesn't change the request's bytes", () => {
  const transaction = transactionOf(messageOf([publicKey], false), [empty])
  const before = Uint8Array.from(transaction)
  signSolanaTransaction(transaction, key)
  expect(transaction).toEqual(before)
})

test("refuses a transaction that doesn't need the account's signature", () => {
  const transaction = transactionOf(messageOf([other], false), [empty])
  expect(() => signSolanaTransaction(transaction, key)).toThrowError(
    expect.objectContaining({ code: 'embedded/invalid-request' }),
  )
})

test.each([
  ['nothing', new Uint8Array(0)],
  ['a length without an end', Uint8Array.of(0xff, 0xff, 0xff, 0xff)],
  ['fewer signatures than signers', transactionOf(messageOf([publicKey, other], false), [empty])],
  ['more signatures than signers', transactionOf(messageOf([publicKey], false), [empty, empty])],
  ['version 1', transactionOf(Uint8Array.from([0x81, ...messageOf([publicKey], false)]), [empty])],
  ['cut off', transactionOf(messageOf([publicKey], false), [empty]).slice(0, 100)],
])('refuses malformed transactions (%s)', (_, transaction) => {
  expect(() => signSolanaTransaction(transaction, key)).toThrowError(
    expect.objectContaining({ code: 'embedded/invalid-request' }),
  )
})

test.each([
  ['legacy', false],
  ['version 0', true],
])("doesn't sign a transaction that passes for a message (%s)", (_, isVersioned) => {
  const message = messageOf([other, publicKey], isVersioned)
  expect(() => signSolanaMessage(message, key)).toThrowError(
    expect.objectContaining({ code: 'embedded/invalid-request' }),
  )
  // Without the check, the message's signature completes the transaction.
  const stolen = transactionOf(message, [empty, ed25519.sign(message, key)])
  expect(signatureAt(signSolanaTransaction(transactionOf(message, [empty, empty]), key), 1)).toEqual(
    signatureAt(stolen, 1),
  )
})
