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

/** Returns the message as web3.js parses it. */
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

test('parses legacy and v0 transactions like the chain’s own library', () => {
  fc.assert(
    fc.property(parts, fc.boolean(), (input, isLegacy) => {
      const made = new TransactionMessage(input)
      const message = isLegacy ? made.compileToLegacyMessage() : made.compileToV0Message()
      const read = readTransaction(new VersionedTransaction(message).serialize())
      expect(read).toMatchObject(expected(message) as object)
      expect(read.version).toBe(isLegacy ? 'legacy' : 0)
      expect(read.signatures).toHaveLength(message.header.numRequiredSignatures)
    }),
  )
})

test('parses any bytes into a transaction or rejects them with a clear error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
      try {
        readTransaction(bytes)
      } catch (cause) {
        expect(cause).toMatchObject({ code: 'transaction/invalid' })
      }
    }),
  )
})

test('stores a signature at its account’s index, and uses the first one as the transaction’s id', () => {
  const [payer, other] = [Keypair.generate(), Keypair.generate()]
  const transaction = new Transaction({
    feePayer: payer.publicKey,
    blockhash: PublicKey.unique().toBase58(),
    lastValidBlockHeight: 1,
  })
  transaction.add(SystemProgram.transfer({ fromPubkey: other.publicKey, toPubkey: payer.publicKey, lamports: 1 }))
  const bytes = transaction.serialize({ requireAllSignatures: false })
  expect(() => transactionId(bytes)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
  transaction.sign(payer, other)
  const [first, second] = transaction.signatures.map(({ signature }) => new Uint8Array(signature ?? []))
  if (!first || !second) throw new Error('not signed')
  const signed = withSignature(withSignature(bytes, String(other.publicKey), second), String(payer.publicKey), first)
  expect(signed).toEqual(new Uint8Array(transaction.serialize()))
  expect(transactionId(signed)).toBe(encodeBase58(first))
  expect(() => withSignature(bytes, PublicKey.unique().toBase58(), first)).toThrow()
})
