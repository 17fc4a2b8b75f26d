import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBase58 } from './base58'
import { readTransaction, transactionId, withSignature } from './wireTransaction'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => new PublicKey(bytes))
const account = fc.record({ pubkey: key, isSigner: fc.boolean(), isWritable: fc.boolean() })
const instruction = fc
  .record({ programId: key, keys: fc.array(account, { maxLength: 6 }), data: fc.uint8Array({ maxLength: 200 }) })
  .map(({ data, ...rest }) => new TransactionInstruction({ ...rest, data: Buffer.from(data) }))
const parts = fc.record({
  payerKey: key,
  recentBlockhash: key.map(hash => hash.toBase58()),
  instructions: fc.array(instruction, { minLength: 1, maxLength: 4 }),
})

/** As web3.js reads the same message. */
function expected(message: VersionedTransaction['message']): unknown {
  return {
    accounts: message.staticAccountKeys.map(String),
    blockhash: message.recentBlockhash,
    instructions: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
      program: programIdIndex,
      accounts: [...accountKeyIndexes],
      data: new Uint8Array(data),
    })),
    requiredSignatures: message.header.numRequiredSignatures,
    readonlySigned: message.header.numReadonlySignedAccounts,
    readonlyUnsigned: message.header.numReadonlyUnsignedAccounts,
  }
}

test('legacy and v0 transactions are read as the chain’s own library reads them', () => {
  fc.assert(
    fc.property(parts, fc.boolean(), (given, isLegacy) => {
      const made = new TransactionMessage(given)
      const message = isLegacy ? made.compileToLegacyMessage() : made.compileToV0Message()
      const read = readTransaction(new VersionedTransaction(message).serialize())
      expect(read).toMatchObject(expected(message) as object)
      expect(read.version).toBe(isLegacy ? 'legacy' : 0)
      expect(read.signatures).toHaveLength(message.header.numRequiredSignatures)
    }),
  )
})

test('whatever bytes are given: a transaction or a clear error, never another one', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
      try {
        readTransaction(bytes)
      } catch (cause) {
        expect(cause).toMatchObject({ code: 'transaction/unreadable' })
      }
    }),
  )
})

test('a signature goes to its account’s place, and the first one is the transaction’s id', () => {
  const [payer, other] = [Keypair.generate(), Keypair.generate()]
  const transaction = new Transaction({
    feePayer: payer.publicKey,
    blockhash: PublicKey.unique().toBase58(),
    lastValidBlockHeight: 1,
  })
  transaction.add(SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: payer.publicKey, lamports: 1 }))
  const bytes = transaction.serialize({ requireAllSignatures: false })
  expect(() => transactionId(bytes)).toThrow(expect.objectContaining({ code: 'transaction/unreadable' }))
  transaction.sign(payer, other)
  const [first, second] = transaction.signatures.map(({ signature }) => new Uint8Array(signature ?? []))
  if (!first || !second) throw new Error('not signed')
  const signed = withSignature(withSignature(bytes, String(other.publicKey), second), String(payer.publicKey), first)
  expect(signed).toEqual(new Uint8Array(transaction.serialize()))
  expect(transactionId(signed)).toBe(encodeBase58(first))
  expect(() => withSignature(bytes, PublicKey.unique().toBase58(), first)).toThrow()
})
