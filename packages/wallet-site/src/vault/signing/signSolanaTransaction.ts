import { ed25519 } from '@noble/curves/ed25519.js'
import { invalidRequest } from './invalidRequest'
import { parseSolanaMessage, readCompactLength } from './SolanaMessage'

const SIGNATURE_LENGTH = 64

/**
 * Adds the account's signature to a serialized Solana transaction, legacy or version 0, and keeps the other signatures.
 *
 * @throws WalletFailure `embedded/invalid-request` if the transaction is malformed or doesn't need the account's
 * signature.
 */
export function signSolanaTransaction(transaction: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const count = readCompactLength(transaction, 0)
  if (!count) throw malformed()
  const message = transaction.subarray(count.end + count.value * SIGNATURE_LENGTH)
  const signers = parseSolanaMessage(message)?.signers
  if (!signers || signers.length !== count.value) throw malformed()
  const index = signerIndex(signers, ed25519.getPublicKey(privateKey))
  if (index < 0) throw invalidRequest("The transaction doesn't need a signature of this account.")
  const signed = Uint8Array.from(transaction)
  signed.set(ed25519.sign(message, privateKey), count.end + index * SIGNATURE_LENGTH)
  return signed
}

/**
 * Signs a message for Solana.
 *
 * @throws WalletFailure `embedded/invalid-request` if the message is a transaction of the account: its signature would
 * send it.
 */
export function signSolanaMessage(message: Uint8Array, privateKey: Uint8Array): Uint8Array {
  const signers = parseSolanaMessage(message)?.signers ?? []
  if (signerIndex(signers, ed25519.getPublicKey(privateKey)) >= 0) {
    throw invalidRequest("The message is a transaction. The wallet doesn't sign transactions as messages.")
  }
  return ed25519.sign(message, privateKey)
}

function signerIndex(signers: readonly Uint8Array[], publicKey: Uint8Array): number {
  return signers.findIndex(signer => signer.every((byte, at) => byte === publicKey[at]))
}

function malformed(): Error {
  return invalidRequest("The transaction isn't a legacy or version 0 transaction of Solana.")
}
