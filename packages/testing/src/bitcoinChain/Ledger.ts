import { Transaction } from 'bitcoinjs-lib'
import { type Block, genesisBlock, nextBlock } from './Block'
import { checkTransaction } from './checkTransaction'
import { LedgerError, refused } from './LedgerError'
import { outpoint } from './outpoint'
import { type SpentOutput, verifyInput } from './verifyInput'

/** A transaction that the ledger has taken. */
export interface Entry {
  readonly txid: string
  readonly transaction: Transaction
  /** What each input spends; empty for a coinbase. */
  readonly spent: readonly SpentOutput[]
  readonly fee: bigint
  /** Undefined while it is pending. */
  readonly block: Block | undefined
}

/** Satoshis that a virtual byte costs at least. */
export const minimumFeeRate = 1

/** More than this for a virtual byte is taken for a mistake, as nodes do: 0.1 BTC for a thousand. */
const maximumFeeRate = 10_000

/** Blocks, pending transactions and unspent outputs of one chain. Nothing gets in that hasn't been verified. */
export class Ledger {
  readonly blocks: [Block, ...Block[]] = [genesisBlock()]
  /** By id, oldest first. */
  readonly entries: Map<string, Entry> = new Map()
  /** By outpoint, which input of which transaction spends it. */
  readonly spenders: Map<string, { readonly txid: string; readonly vin: number }> = new Map()

  get tip(): Block {
    return this.blocks.at(-1) ?? this.blocks[0]
  }

  pending(): Entry[] {
    return [...this.entries.values()].filter(({ block }) => block === undefined)
  }

  /** Takes a transaction. @throws LedgerError when it breaks a rule; the ledger is then as it was. */
  add(transaction: Transaction): Entry {
    const txid = transaction.getId()
    const known = this.entries.get(txid)
    if (known?.block !== undefined) throw new LedgerError(-27, 'Transaction outputs already in utxo set')
    if (known !== undefined) return known
    checkTransaction(transaction, this.tip.height + 1)
    const spent = transaction.ins.map(({ hash, index }) => this.#spendable(outpoint(hash, index)))
    const fee = feeOf(transaction, spent)
    for (const index of transaction.ins.keys()) verifyInput(transaction, index, spent)
    return this.#record({ txid, transaction, spent, fee, block: undefined })
  }

  /** Mines a block of the given transactions. What nobody gets as fees is burnt. */
  mine(pending: readonly Entry[], coinbase: Pick<Transaction, 'outs'>): Block {
    const first = writeCoinbase(this.tip.height + 1, coinbase)
    const block = nextBlock(this.tip, [first, ...pending.map(({ transaction }) => transaction)])
    this.blocks.push(block)
    this.#record({ txid: first.getId(), transaction: first, spent: [], fee: 0n, block })
    for (const entry of pending) this.entries.set(entry.txid, { ...entry, block })
    return block
  }

  #spendable(point: string): SpentOutput {
    const spender = this.spenders.get(point)
    if (spender !== undefined && this.entries.get(spender.txid)?.block === undefined) {
      throw refused('txn-mempool-conflict')
    }
    const [txid = '', vout] = point.split(':')
    const output = this.entries.get(txid)?.transaction.outs[Number(vout)]
    if (output === undefined || spender !== undefined) throw new LedgerError(-25, 'bad-txns-inputs-missingorspent')
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

/** @throws LedgerError when it spends more than it has, or pays too little or absurdly much for its way. */
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

/** The height in the script makes each coinbase another transaction (BIP-34). */
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
