import * as ecc from '@bitcoinerlab/secp256k1'
import { crypto, script, Transaction } from 'bitcoinjs-lib'
import { maxMoney } from './checkTransaction'
import type { Ledger } from './Ledger'
import { hashOf } from './outpoint'
import { addressScript, writeScript } from './outputScript'

/** A payment in satoshis. */
export interface Payment {
  readonly address: string
  readonly value: bigint
}

const feeRate = 2n

/**
 * Pays any address. The first block pays 21 million BTC to the faucet, and the ledger verifies its payments like all
 * others.
 */
export class Faucet {
  readonly #ledger: Ledger
  readonly #privateKey: Uint8Array
  readonly #script: Uint8Array
  readonly #scriptCode: Uint8Array
  #purse: { readonly txid: string; readonly vout: number; readonly value: bigint }

  constructor(ledger: Ledger) {
    this.#ledger = ledger
    // Each network has its own faucet, or the same payment would have the same ID on two networks.
    this.#privateKey = crypto.sha256(
      new TextEncoder().encode(`OpenAppKit local Bitcoin ${ledger.network.name}, faucet`),
    )
    const program = crypto.hash160(this.#publicKey())
    this.#script = writeScript({ type: 'p2wpkh', program })
    this.#scriptCode = writeScript({ type: 'p2pkh', program })
    const value = maxMoney
    const block = ledger.mine([], { outs: [{ script: this.#script, value }] })
    this.#purse = { txid: block.txids[0] ?? '', vout: 0, value }
  }

  /**
   * Pays in a separate block. Returns the transaction id.
   *
   * @throws Error for an address of another network.
   * @throws LedgerError for an invalid amount.
   * @throws RangeError if the faucet is empty.
   */
  pay(payments: readonly Payment[]): string {
    const transaction = new Transaction()
    transaction.version = 2
    transaction.addInput(hashOf(this.#purse.txid), this.#purse.vout)
    for (const { address, value } of payments)
      transaction.addOutput(addressScript(address, this.#ledger.network), value)
    const paid = payments.reduce((sum, { value }) => sum + value, 0n)
    // The witness takes up to 28 virtual bytes, and the change output 31.
    const fee = feeRate * BigInt(transaction.virtualSize() + 31 + 28)
    const change = this.#purse.value - paid - fee
    if (change < 0n) throw new RangeError('The faucet is empty. Fund fewer accounts, or smaller amounts.')
    const vout = transaction.addOutput(this.#script, change)
    transaction.setWitness(0, [this.#sign(transaction), this.#publicKey()])
    const entry = this.#ledger.add(transaction)
    this.#ledger.mine([entry], burn)
    this.#purse = { txid: entry.txid, vout, value: change }
    return entry.txid
  }

  #publicKey(): Uint8Array {
    const publicKey = ecc.pointFromScalar(this.#privateKey, true)
    if (publicKey === null) throw new Error('The faucet has no key.')
    return publicKey
  }

  #sign(transaction: Transaction): Uint8Array {
    const hashType = Transaction.SIGHASH_ALL
    const digest = transaction.hashForWitnessV0(0, this.#scriptCode, this.#purse.value, hashType)
    return script.signature.encode(ecc.sign(digest, this.#privateKey), hashType)
  }
}

/** The outputs of a coinbase without a recipient. */
export const burn: Pick<Transaction, 'outs'> = { outs: [{ script: Uint8Array.of(0x6a), value: 0n }] }
