import { Transaction } from 'bitcoinjs-lib'
import { type BitcoinNetwork, bitcoinNetworks } from '../bitcoinWallet/bitcoinNetworks'
import { type Block, genesisBlock, nextBlock } from './Block'
import { checkTransaction } from './checkTransaction'
import { LedgerError, refused } from './LedgerError'
import { outpoint } from './outpoint'
import { type SpentOutput, verifyInput } from './verifyInput'

/** A transaction that the ledger accepted. */
export interface Entry {
  readonly txid: string
  readonly transaction: Transaction
  /** The output that each input spends. Empty for a coinbase. */
  readonly spent: readonly SpentOutput[]
  readonly fee: bigint
  /** Undefined while the transaction is pending. */
  readonly block: Block | undefined
}

/** Minimum fee in satoshis per virtual byte. */
export const minimumFeeRate = 1

/**
 * Maximum fee in satoshis per virtual byte: 0.1 BTC per 1,000. Like nodes, the ledger rejects a higher fee as a
 * mistake.
 */
const maximumFeeRate = 10_000

/** An input with this sequence or a lower one makes its transaction replaceable (BIP-125). */
const lastReplaceable = 0xfffffffd

/** Verified blocks, pending transactions and unspent outputs of one chain. */
export class Ledger {
  readonly blocks: [Block, ...Block[]] = [genesisBlock()]
  /** By id, oldest first. */
  readonly entries: Map<string, Entry> = new Map()
  /** The input that spends each output, by outpoint. */
  readonly spenders: Map<string, { readonly txid: string; readonly vin: number }> = new Map()

  /** @param network - the network whose addresses the chain uses */
  constructor(readonly network: BitcoinNetwork = bitcoinNetworks.regtest) {}

  get tip(): Block {
    return this.blocks.at(-1) ?? this.blocks[0]
  }

  pending(): Entry[] {
    return [...this.entries.values()].filter(({ block }) => block === undefined)
  }

  /**
   * Adds a pending transaction and returns its entry, or the existing entry if it's already pending.
   *
   * @throws LedgerError if the transaction breaks a rule. The ledger then stays unchanged.
   */
  add(transaction: Transaction): Entry {
    const txid = transaction.getId()
    const known = this.entries.get(txid)
    if (known?.block !== undefined) throw new LedgerError(-27, 'Transaction outputs already in utxo set')
    if (known !== undefined) return known
    checkTransaction(transaction, this.tip.height + 1)
    const replaced = this.#replacedBy(transaction)
    const spent = transaction.ins.map(({ hash, index }) => this.#spendable(outpoint(hash, index), replaced))
    const fee = feeOf(transaction, spent)
    for (const index of transaction.ins.keys()) verifyInput(transaction, index, spent)
    checkReplacement(transaction, fee, replaced)
    for (const entry of replaced) this.#forget(entry)
    return this.#record({ txid, transaction, spent, fee, block: undefined })
  }

  /** Mines a block with the given pending transactions. Burns the fees that the coinbase doesn't pay out. */
  mine(pending: readonly Entry[], coinbase: Pick<Transaction, 'outs'>): Block {
    const first = writeCoinbase(this.tip.height + 1, coinbase)
    const block = nextBlock(this.tip, [first, ...pending.map(({ transaction }) => transaction)])
    this.blocks.push(block)
    this.#record({ txid: first.getId(), transaction: first, spent: [], fee: 0n, block })
    for (const entry of pending) this.entries.set(entry.txid, { ...entry, block })
    return block
  }

  /**
   * Drops a pending transaction and its descendants.
   *
   * @throws Error if the transaction isn't pending.
   */
  drop(txid: string): void {
    const entry = this.entries.get(txid)
    if (entry === undefined || entry.block !== undefined)
      throw new Error(`${txid} isn't pending. Pass the ID of a pending transaction.`)
    for (const one of this.#withDescendants([entry])) this.#forget(one)
  }

  /**
   * Returns the pending transactions that a new one replaces: those that spend the same outputs, and their descendants.
   *
   * @throws LedgerError if one of them isn't replaceable.
   */
  #replacedBy(transaction: Transaction): ReadonlySet<Entry> {
    const conflicts = transaction.ins.flatMap(({ hash, index }) => {
      const spender = this.spenders.get(outpoint(hash, index))
      const entry = spender && this.entries.get(spender.txid)
      return entry && entry.block === undefined ? [entry] : []
    })
    if (conflicts.some(({ transaction: { ins } }) => ins.every(({ sequence }) => sequence > lastReplaceable))) {
      throw refused('txn-mempool-conflict')
    }
    return this.#withDescendants(conflicts)
  }

  #withDescendants(entries: readonly Entry[]): ReadonlySet<Entry> {
    const found = new Set(entries)
    // Iterating a set also visits elements that are added during the loop.
    for (const { txid, transaction } of found) {
      for (const vout of transaction.outs.keys()) {
        const spender = this.spenders.get(`${txid}:${vout}`)
        const entry = spender && this.entries.get(spender.txid)
        if (entry) found.add(entry)
      }
    }
    return found
  }

  #forget({ txid, transaction }: Entry): void {
    this.entries.delete(txid)
    for (const { hash, index } of transaction.ins) {
      const point = outpoint(hash, index)
      if (this.spenders.get(point)?.txid === txid) this.spenders.delete(point)
    }
  }

  #spendable(point: string, replaced: ReadonlySet<Entry>): SpentOutput {
    const spender = this.spenders.get(point)
    const [txid = '', vout] = point.split(':')
    const source = this.entries.get(txid)
    if (source && replaced.has(source)) throw refused('bad-txns-spends-conflicting-tx')
    const output = source?.transaction.outs[Number(vout)]
    const isTaken = spender !== undefined && ![...replaced].some(entry => entry.txid === spender.txid)
    if (output === undefined || isTaken) throw new LedgerError(-25, 'bad-txns-inputs-missingorspent')
    return output
  }

  #record(entry: Entry): Entry {
    this.entries.set(entry.txid, entry)
    if (entry.spent.length === 0) return entry
    for (const [vin, { hash, index }] of entry.transaction.ins.entries()) {
      this.spenders.set(outpoint(hash, index), { txid: entry.txid, vin })
    }
    return entry
  }
}

/**
 * @throws LedgerError if the fee doesn't cover the replaced fees plus the relay fee, or if its rate isn't higher than
 * each replaced transaction's rate (BIP-125).
 */
function checkReplacement(transaction: Transaction, fee: bigint, replaced: ReadonlySet<Entry>): void {
  if (replaced.size === 0) return
  const size = BigInt(transaction.virtualSize())
  const fees = [...replaced].reduce((sum, entry) => sum + entry.fee, 0n)
  const isLower = [...replaced].some(one => fee * BigInt(one.transaction.virtualSize()) <= one.fee * size)
  if (isLower || fee < fees + size * BigInt(minimumFeeRate)) {
    throw refused(`insufficient fee, rejecting replacement ${transaction.getId()}`)
  }
}

/**
 * Returns the fee.
 *
 * @throws LedgerError if the outputs exceed the inputs, or if the fee is too low or absurdly high.
 */
function feeOf(transaction: Transaction, spent: readonly SpentOutput[]): bigint {
  const sum = (outputs: readonly { value: bigint }[]): bigint => outputs.reduce((total, { value }) => total + value, 0n)
  const [paid, received] = [sum(spent), sum(transaction.outs)]
  if (paid < received) {
    throw refused(`bad-txns-in-belowout, value in (${inCoins(paid)}) < value out (${inCoins(received)})`)
  }
  const fee = paid - received
  const size = BigInt(transaction.virtualSize())
  const least = size * BigInt(minimumFeeRate)
  if (fee < least) throw refused(`min relay fee not met, ${fee} < ${least}`)
  if (fee > size * BigInt(maximumFeeRate)) {
    throw new LedgerError(-25, 'Fee exceeds maximum configured by user (e.g. -maxtxfee, maxfeerate)')
  }
  return fee
}

function inCoins(satoshis: bigint): string {
  return `${satoshis / 100_000_000n}.${String(satoshis % 100_000_000n).padStart(8, '0')}`
}

/** Creates a coinbase. The height in its script makes each one unique (BIP-34). */
function writeCoinbase(height: number, { outs }: Pick<Transaction, 'outs'>): Transaction {
  const transaction = new Transaction()
  transaction.version = 2
  const script = new Uint8Array(5)
  script[0] = 4
  new DataView(script.buffer).setUint32(1, height, true)
  transaction.addInput(new Uint8Array(32), 0xffffffff, 0xffffffff, script)
  for (const { script, value } of outs) transaction.addOutput(script, value)
  return transaction
}
