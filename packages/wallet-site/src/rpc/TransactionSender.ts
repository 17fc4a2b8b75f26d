import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { base58, base64 } from '@scure/base'
import type { SolanaSendOptions } from '../request/ParsedRequest'
import type { ChainReader } from '../review/Reviewer'
import { WalletFailure } from '../WalletFailure'

const SIGNATURE_BYTES = 64

/** Sends signed transactions. Their ids are computed here, so a node can't report others. */
export class TransactionSender {
  readonly #reader: ChainReader

  constructor(reader: ChainReader) {
    this.#reader = reader
  }

  /** Sends an EVM transaction and returns its hash. */
  async sendEvm(chainId: string, raw: Uint8Array): Promise<`0x${string}`> {
    const hash: `0x${string}` = `0x${bytesToHex(keccak_256(raw))}`
    try {
      await this.#reader.request(chainId, 'eth_sendRawTransaction', [`0x${bytesToHex(raw)}`])
    } catch (cause) {
      // A node may fail after it has passed the transaction on. Then a failure would make the app send it twice.
      if (!(await this.#isKnown(chainId, hash))) throw refused(cause)
    }
    return hash
  }

  /** Sends a Solana transaction and returns its first signature. */
  async sendSolana(chainId: string, transaction: Uint8Array, options: SolanaSendOptions): Promise<string> {
    const signature = base58.encode(firstSignature(transaction))
    const settings = { preflightCommitment: 'confirmed', ...options, encoding: 'base64' }
    try {
      await this.#reader.request(chainId, 'sendTransaction', [base64.encode(transaction), settings])
    } catch (cause) {
      if (!(await this.#hasStatus(chainId, signature))) throw refused(cause)
    }
    return signature
  }

  async #isKnown(chainId: string, hash: string): Promise<boolean> {
    const found = await this.#reader.request(chainId, 'eth_getTransactionByHash', [hash]).catch(() => null)
    return typeof found === 'object' && found !== null
  }

  async #hasStatus(chainId: string, signature: string): Promise<boolean> {
    const found = await this.#reader.request(chainId, 'getSignatureStatuses', [[signature]]).catch(() => null)
    const statuses: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, 'value') : undefined
    return Array.isArray(statuses) && typeof statuses[0] === 'object' && statuses[0] !== null
  }
}

/** A serialized transaction starts with the number of signatures, of one byte for less than 128, and the signatures. */
function firstSignature(transaction: Uint8Array): Uint8Array {
  const [count = 0] = transaction
  if (count === 0 || count > 127 || transaction.length < 1 + SIGNATURE_BYTES)
    throw new WalletFailure('embedded/failed', 'The wallet failed to sign the transaction.')
  return transaction.slice(1, 1 + SIGNATURE_BYTES)
}

function refused(cause: unknown): WalletFailure {
  return new WalletFailure('embedded/node-failed', "The network didn't accept the transaction. Try again.", { cause })
}
