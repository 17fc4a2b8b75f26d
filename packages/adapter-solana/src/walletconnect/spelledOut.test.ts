import { PublicKey, TransactionInstruction, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeBase58 } from '../codec/base58'
import { spelledOut } from './spelledOut'

const keys = Array.from({ length: 6 }, (_, index) => new PublicKey(new Uint8Array(32).fill(index + 1)))
const key = fc.constantFrom(...keys)
const account = fc.record({ pubkey: key, isSigner: fc.boolean(), isWritable: fc.boolean() })
const instruction = fc
  .record({ programId: key, keys: fc.array(account, { maxLength: 5 }), data: fc.uint8Array({ maxLength: 40 }) })
  .map(({ data, ...rest }) => new TransactionInstruction({ ...rest, data: Buffer.from(data) }))

test('lists signers and writable accounts like web3.js', () => {
  fc.assert(
    fc.property(key, fc.array(instruction, { minLength: 1, maxLength: 3 }), (payerKey, instructions) => {
      const recentBlockhash = PublicKey.default.toBase58()
      const message = new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToLegacyMessage()
      const { partialSignatures, ...response } = spelledOut(new VersionedTransaction(message).serialize())
      expect(partialSignatures).toEqual([])
      expect(response).toEqual({
        feePayer: payerKey.toBase58(),
        recentBlockhash,
        instructions: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
          programId: String(message.accountKeys[programIdIndex]),
          keys: accountKeyIndexes.map(index => ({
            pubkey: String(message.accountKeys[index]),
            isSigner: message.isAccountSigner(index),
            isWritable: message.isAccountWritable(index),
          })),
          data: encodeBase58(new Uint8Array(data)),
        })),
      })
    }),
  )
})
