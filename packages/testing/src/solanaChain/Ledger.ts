import { type Address, type EncodedAccount, lamports } from '@solana/kit'
import { Clock, FailedTransactionMetadata, LiteSVM, type SlotHash, type TransactionMetadata } from 'litesvm'
import { BlockhashWindow, blockhashLifetime } from './BlockhashWindow'
import { innerInstructions, returnData } from './executionDetails'
import { transactionFee } from './fees'
import { resolveAccounts } from './resolveAccounts'
import type { TransactionRecord } from './TransactionRecord'
import { tokenBalances } from './tokenBalances'
import { hasLanded, type TransactionError, transactionError } from './transactionError'
import type { WireTransaction } from './WireTransaction'

/** The effects of a simulated transaction. */
export interface Simulation {
  readonly err: TransactionError | null
  readonly logs: readonly string[]
  readonly unitsConsumed: bigint
  readonly returnData: unknown
  readonly innerInstructions: readonly unknown[]
  /** The transaction's accounts after the simulation. */
  readonly accounts: readonly EncodedAccount[]
}

const slotsPerEpoch = 432_000n
/**
 * Slots without a block. As on every cluster, heights are lower than slots, so tests detect code that confuses the two.
 */
const skippedSlots = 20_000_000n
/** Number of past slots that programs can read. */
const remembered = 150

/**
 * The chain itself: a virtual machine, its blocks and their transactions. Each transaction has its own block and is
 * final immediately.
 */
export class Ledger {
  readonly records: Map<string, TransactionRecord> = new Map()
  readonly blockhashes: BlockhashWindow
  readonly #vm: LiteSVM = new LiteSVM().withBlockhashCheck(false).withTransactionHistory(0n)
  readonly #slotListeners = new Set<() => void>()
  readonly #transactionListeners = new Set<(record: TransactionRecord) => void>()
  readonly #pastSlots: { readonly slot: bigint; readonly hash: string }[] = []
  #slot: bigint

  constructor() {
    this.#slot = this.#vm.getClock().slot
    this.blockhashes = new BlockhashWindow(this.height)
    this.#begin()
  }

  get slot(): bigint {
    return this.#slot
  }

  get height(): bigint {
    return this.#slot - skippedSlots
  }

  get epoch(): { readonly epoch: bigint; readonly slotIndex: bigint; readonly slotsInEpoch: bigint } {
    return { epoch: this.#slot / slotsPerEpoch, slotIndex: this.#slot % slotsPerEpoch, slotsInEpoch: slotsPerEpoch }
  }

  account(address: Address): EncodedAccount | undefined {
    const account = this.#vm.getAccount(address)
    // An account without lamports doesn't exist, even if it was emptied just now.
    return account.exists && account.lamports > 0n ? account : undefined
  }

  balance(address: Address): bigint {
    return this.account(address)?.lamports ?? 0n
  }

  accountsOf(program: Address): readonly EncodedAccount[] {
    return this.#vm.getProgramAccounts(program).filter(account => account.lamports > 0n)
  }

  rentExemption(bytes: bigint): bigint {
    return this.#vm.minimumBalanceForRentExemption(bytes)
  }

  /** Sets an account directly, without a transaction. */
  setAccount(address: Address, programAddress: Address, balance: bigint, data: Uint8Array = new Uint8Array()): void {
    const space = BigInt(data.length)
    this.#vm.setAccount({ address, programAddress, data, space, lamports: lamports(balance), executable: false })
  }

  onSlot(listener: () => void): () => void {
    this.#slotListeners.add(listener)
    return () => void this.#slotListeners.delete(listener)
  }

  onTransaction(listener: (record: TransactionRecord) => void): () => void {
    this.#transactionListeners.add(listener)
    return () => void this.#transactionListeners.delete(listener)
  }

  /** Advances by `slots` slots and begins a block with a new blockhash. */
  advance(slots = 1n): void {
    this.#slot += slots
    this.#begin()
    this.blockhashes.advance(this.height)
    for (const listener of this.#slotListeners) listener()
  }

  /** Advances far enough to expire all blockhashes issued so far. */
  expireBlockhashes(): void {
    this.advance(blockhashLifetime + 1n)
  }

  simulate(wire: WireTransaction, checks: { readonly signatures: boolean; readonly blockhash: boolean }): Simulation {
    const refused = this.#refusal(wire, checks)
    if (refused !== undefined) return failedEarly(refused)
    this.#vm.withSigverify(checks.signatures)
    const result = this.#vm.simulateTransaction(wire.transaction)
    const { err, meta } = outcome(result instanceof FailedTransactionMetadata ? result : result.meta())
    const accounts = result instanceof FailedTransactionMetadata ? [] : result.postAccounts()
    const unitsConsumed = meta.computeUnitsConsumed()
    const { returnData, innerInstructions } = details(meta)
    return { err, logs: meta.logs(), unitsConsumed, returnData, innerInstructions, accounts }
  }

  /** Runs a transaction. Returns its record, even if it failed on chain, or the error if it never landed on chain. */
  process(wire: WireTransaction): TransactionRecord | TransactionError {
    const refused = this.#refusal(wire, { signatures: true, blockhash: true })
    if (refused !== undefined) return refused
    const loaded = resolveAccounts(wire.message, address => this.account(address))
    if (typeof loaded === 'string') return loaded
    const { accounts } = loaded
    const before = accounts.map(address => this.account(address))
    this.#vm.withSigverify(true)
    const { err, meta } = outcome(this.#vm.sendTransaction(wire.transaction))
    if (err !== null && !hasLanded(err)) return err
    const after = accounts.map(address => this.account(address))
    const mints = (address: Address): EncodedAccount | undefined => this.account(address)
    const record: TransactionRecord = {
      wire,
      slot: this.#slot,
      blockTime: now(),
      err,
      logs: meta.logs(),
      ...transactionFee(wire.message),
      unitsConsumed: meta.computeUnitsConsumed(),
      ...loaded,
      changed: accounts.filter((_, index) => isOther(before[index], after[index])),
      preBalances: before.map(account => account?.lamports ?? 0n),
      postBalances: after.map(account => account?.lamports ?? 0n),
      preTokenBalances: tokenBalances(before, mints),
      postTokenBalances: tokenBalances(after, mints),
      ...details(meta),
    }
    this.records.set(wire.signature, record)
    for (const listener of this.#transactionListeners) listener(record)
    this.advance()
    return record
  }

  #refusal(
    { transaction, signature, message }: WireTransaction,
    checks: { readonly signatures: boolean; readonly blockhash: boolean },
  ): TransactionError | undefined {
    const isUnsigned = Object.values(transaction.signatures).some(one => one === null)
    if (checks.signatures && isUnsigned) return 'SignatureFailure'
    if (this.records.has(signature)) return 'AlreadyProcessed'
    if (checks.blockhash && !this.blockhashes.isValid(message.lifetimeToken)) return 'BlockhashNotFound'
    return undefined
  }

  /** Updates the clock and the slot hashes of the virtual machine. */
  #begin(): void {
    const { epoch } = this.epoch
    this.#vm.setClock(new Clock(this.#slot, 0n, epoch, epoch + 1n, BigInt(now())))
    this.#pastSlots.unshift({ slot: this.#slot, hash: this.blockhashes.latest.blockhash })
    this.#pastSlots.splice(remembered)
    this.#vm.setSlotHashes(this.#pastSlots as SlotHash[])
  }
}

function outcome(result: TransactionMetadata | FailedTransactionMetadata): {
  readonly err: TransactionError | null
  readonly meta: TransactionMetadata
} {
  return result instanceof FailedTransactionMetadata
    ? { err: transactionError(result.err()), meta: result.meta() }
    : { err: null, meta: result }
}

function details(meta: TransactionMetadata): Pick<Simulation, 'returnData' | 'innerInstructions'> {
  return { returnData: returnData(meta), innerInstructions: innerInstructions(meta) }
}

function failedEarly(err: TransactionError): Simulation {
  return { err, logs: [], unitsConsumed: 0n, returnData: null, innerInstructions: [], accounts: [] }
}

function isOther(before: EncodedAccount | undefined, after: EncodedAccount | undefined): boolean {
  if (before === undefined || after === undefined) return before !== after
  return (
    before.lamports !== after.lamports ||
    before.programAddress !== after.programAddress ||
    Buffer.compare(Buffer.from(before.data), Buffer.from(after.data)) !== 0
  )
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
