import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../storage/Database'
import {
  type PayPaymentRow,
  type PayRailRow,
  payInvoices,
  payPayments,
  payRails,
  payReports,
} from '../../storage/paySchema'
import type { ChainTransaction, KnownTransaction } from '../chain/ChainReader'
import { type Attribution, attribute } from './attribute'
import { type PayQuery, payQuery } from './payQuery'

/** Milliseconds after which a transaction that no node has is gone. */
const MISSING_GRACE = 30_000
/** Payments per invoice before dust is ignored. */
const PAYMENTS = 100
/** Payments per invoice in assets that it doesn't accept. */
const WRONG = 20
/** Part of the price below which a payment is dust, as a divisor. */
const DUST = 1000n
/** Unburied payments per pass, those first that were read longest ago. */
const PASS = 200
/** Reported transactions per invoice, and per pass. */
const REPORTS = 20
const REPORTED = 100

type Found = Extract<ChainTransaction, { kind: 'found' }>

/** Stores the transfers to invoices for all nodes. */
export class PaymentStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Returns the transactions of a chain that may still change, and those that payers report. */
  async open(chainId: string, now: Date): Promise<readonly KnownTransaction[]> {
    return payQuery(this.#database, async query => {
      const payments = await query
        .select()
        .from(payPayments)
        .where(and(eq(payPayments.chainId, chainId), eq(payPayments.isBuried, false), ne(payPayments.status, 'gone')))
        .orderBy(payPayments.checkedAt)
        .limit(PASS)
      const reports = await query
        .select()
        .from(payReports)
        .where(and(eq(payReports.chainId, chainId), gt(payReports.expiresAt, now)))
        .orderBy(desc(payReports.expiresAt))
        .limit(REPORTED)
      const known = new Map<string, KnownTransaction>(
        reports.map(({ txHash }) => [txHash, { txHash, block: null }] as const),
      )
      for (const { blockHash, blockNumber, txHash } of payments) {
        const block =
          blockHash === null || blockNumber === null ? null : { number: BigInt(blockNumber), hash: blockHash }
        known.set(txHash, { txHash, block })
      }
      return [...known.values()]
    })
  }

  /** Returns the recipients whose transfers to look for in transactions: those of their invoices, and of the rails. */
  async recipients(
    chainId: string,
    transactions: readonly KnownTransaction[],
    rails: readonly Pick<PayRailRow, 'recipientKey'>[],
  ): Promise<ReadonlySet<string>> {
    const hashes = transactions.map(({ txHash }) => txHash)
    const recipients = new Set(rails.map(({ recipientKey }) => recipientKey))
    if (hashes.length === 0) return recipients
    const isOf = and(eq(payPayments.chainId, chainId), inArray(payPayments.txHash, hashes))
    const ofReports = and(eq(payReports.chainId, chainId), inArray(payReports.txHash, hashes))
    const rows = await payQuery(this.#database, query =>
      query
        .selectDistinct({ recipient: payRails.recipientKey })
        .from(payRails)
        .where(
          and(
            eq(payRails.chainId, chainId),
            or(
              inArray(payRails.invoiceId, query.select({ id: payPayments.invoiceId }).from(payPayments).where(isOf)),
              inArray(payRails.invoiceId, query.select({ id: payReports.invoiceId }).from(payReports).where(ofReports)),
            ),
          ),
        ),
    )
    for (const { recipient } of rows) recipients.add(recipient)
    return recipients
  }

  /** Stores a payer's report of a transaction. It credits nothing by itself. */
  async report(invoiceId: string, chainId: string, txHash: string, expiresAt: Date): Promise<void> {
    await payQuery(this.#database, async query => {
      const [counted] = await query
        .select({ rows: count() })
        .from(payReports)
        .where(eq(payReports.invoiceId, invoiceId))
      if ((counted?.rows ?? 0) >= REPORTS) return
      await query.insert(payReports).values({ chainId, txHash, invoiceId, expiresAt }).onConflictDoNothing()
    })
  }

  /**
   * Stores the states of transactions and their transfers to invoices, in one step. Otherwise, an invoice could see a
   * replaced transaction next to its replacement. Invoices that they change get checked.
   */
  async record(chainId: string, states: ReadonlyMap<string, ChainTransaction>, now: Date): Promise<void> {
    const hashes = [...states.keys()]
    if (hashes.length === 0) return
    await payQuery(this.#database, query =>
      query.transaction(async transaction => {
        const isOf = and(eq(payPayments.chainId, chainId), inArray(payPayments.txHash, hashes))
        // Locked before their payments, as `InvoiceRefresher` does.
        await transaction
          .select({ id: payInvoices.id })
          .from(payInvoices)
          .where(
            inArray(payInvoices.id, transaction.select({ id: payPayments.invoiceId }).from(payPayments).where(isOf)),
          )
          .orderBy(payInvoices.id)
          .for('update')
        const known = await transaction.select().from(payPayments).where(isOf).for('update')
        await transaction.update(payPayments).set({ checkedAt: now }).where(isOf)
        const changed: string[] = []
        for (const [txHash, state] of states) {
          const own = known.filter(payment => payment.txHash === txHash)
          if (state.kind === 'missing') changed.push(...(await miss(transaction, own, state.isCertain, now)))
          if (state.kind === 'found') changed.push(...(await merge(transaction, chainId, txHash, own, state, now)))
        }
        if (changed.length > 0)
          await transaction.update(payInvoices).set({ nextCheckAt: now }).where(inArray(payInvoices.id, changed))
      }),
    )
  }
}

async function miss(
  query: PayQuery,
  known: readonly PayPaymentRow[],
  isCertain: boolean,
  now: Date,
): Promise<readonly string[]> {
  const there = known.filter(({ isBuried, status }) => status !== 'gone' && !isBuried)
  const gone = there.filter(
    ({ missedAt }) => isCertain || (missedAt !== null && now.getTime() - missedAt.getTime() >= MISSING_GRACE),
  )
  for (const { id, missedAt } of there) {
    const isGone = gone.some(payment => payment.id === id)
    const change = isGone ? { status: 'gone' as const, confirmations: 0 } : {}
    await query
      .update(payPayments)
      .set({ ...change, missedAt: missedAt ?? now })
      .where(eq(payPayments.id, id))
  }
  return gone.map(({ invoiceId }) => invoiceId)
}

async function merge(
  query: PayQuery,
  chainId: string,
  txHash: string,
  known: readonly PayPaymentRow[],
  state: Found,
  now: Date,
): Promise<readonly string[]> {
  const changed: string[] = []
  const rails = await railsOf(query, chainId, state)
  for (const transfer of state.transfers) {
    const { position } = transfer
    const before = known.find(payment => payment.position === position)
    const found = attribute(transfer, state.accounts, rails)
    // The first attribution is kept. The transfer counts for no second invoice.
    const rule = before ? await ruleOf(query, before) : found?.rule
    if (!rule) continue
    const seen = seenAs(state, rule, before, transfer.amount, now)
    if (before) {
      if (!isSame(before, seen)) changed.push(before.invoiceId)
      await query.update(payPayments).set(seen).where(eq(payPayments.id, before.id))
    } else if (found && (await isWorthARow(query, found, transfer.amount))) {
      const { asset, recipient } = transfer
      const row = {
        id: randomUUID(),
        chainId,
        txHash,
        position,
        asset,
        recipient,
        createdAt: now,
        checkedAt: now,
        ...seen,
      }
      const { invoiceId, rail } = found
      const paidAt = await firstTime(query, invoiceId, state.spends, seen.paidAt)
      const role = rail ? ('payment' as const) : ('wrongAsset' as const)
      const rows = await query
        .insert(payPayments)
        .values({ ...row, paidAt, spends: state.spends, invoiceId, rail: rail?.position ?? null, role })
        .onConflictDoNothing()
        .returning({ id: payPayments.id })
      if (rows.length > 0) changed.push(invoiceId)
    }
  }
  // In its new block, the transaction may have failed or moved less.
  const lost = known.filter(
    ({ position, status }) => status !== 'gone' && !state.transfers.some(transfer => transfer.position === position),
  )
  return [...changed, ...(await miss(query, lost, true, now))]
}

type Seen = Pick<
  PayPaymentRow,
  'amount' | 'blockHash' | 'blockNumber' | 'confirmations' | 'isBuried' | 'missedAt' | 'paidAt' | 'status'
>

function seenAs(
  { block, confirmations, isBuried, isFinalized, minedAt }: Found,
  rule: PayRailRow,
  before: PayPaymentRow | undefined,
  amount: bigint,
  now: Date,
): Seen {
  const isDeep = rule.confirmations !== null && confirmations >= rule.confirmations
  const status = confirmations === 0 ? 'pending' : isDeep || isFinalized ? 'final' : 'confirmed'
  const first = before?.paidAt ?? now
  // A node that no longer has the balances of the block reads the amount from the events alone.
  const isSameBlock = before !== undefined && block !== null && before.blockHash === block.hash
  const least = isSameBlock && BigInt(before.amount) < amount ? before.amount : `${amount}`
  return {
    amount: least,
    status,
    confirmations,
    blockNumber: block ? `${block.number}` : null,
    blockHash: block?.hash ?? null,
    isBuried: isBuried && status === 'final',
    missedAt: null,
    paidAt: minedAt !== undefined && minedAt < first.getTime() ? new Date(minedAt) : first,
  }
}

function isSame(before: PayPaymentRow, seen: Seen): boolean {
  return (
    before.status === seen.status &&
    before.amount === seen.amount &&
    before.confirmations === seen.confirmations &&
    before.paidAt.getTime() === seen.paidAt.getTime()
  )
}

/** Returns the time of the payment that a new one replaces, such as one with a lower fee. */
async function firstTime(query: PayQuery, invoiceId: string, spends: readonly string[], paidAt: Date): Promise<Date> {
  if (spends.length === 0) return paidAt
  const rows = await query.select().from(payPayments).where(eq(payPayments.invoiceId, invoiceId))
  const replaced = rows.filter(row => row.spends.some(output => spends.includes(output)))
  return new Date(Math.min(paidAt.getTime(), ...replaced.map(row => row.paidAt.getTime())))
}

/** Returns the rails that the transfers may pay. */
async function railsOf(
  query: PayQuery,
  chainId: string,
  { accounts, transfers }: Found,
): Promise<readonly PayRailRow[]> {
  const conditions = transfers.flatMap(({ amount, asset, recipient }): (SQL | undefined)[] => [
    and(eq(payRails.recipientKey, recipient), eq(payRails.matching, 'address')),
    and(
      eq(payRails.recipientKey, recipient),
      eq(payRails.matching, 'amount'),
      eq(payRails.asset, asset),
      eq(payRails.price, `${amount}`),
    ),
  ])
  if (accounts.length > 0) conditions.push(inArray(payRails.reference, [...accounts]))
  if (transfers.length === 0) return []
  return query
    .select()
    .from(payRails)
    .where(and(eq(payRails.chainId, chainId), or(...conditions)))
    .orderBy(desc(payRails.createdAt), payRails.position)
    .limit(1000)
}

async function ruleOf(query: PayQuery, { chainId, invoiceId, rail }: PayPaymentRow): Promise<PayRailRow | undefined> {
  const rails = await query
    .select()
    .from(payRails)
    .where(and(eq(payRails.invoiceId, invoiceId), eq(payRails.chainId, chainId)))
  return rails.find(({ position }) => position === rail) ?? rails[0]
}

/** Returns whether to store a new transfer. Without a limit, third parties could fill the database with dust. */
async function isWorthARow(query: PayQuery, { invoiceId, rail }: Attribution, amount: bigint): Promise<boolean> {
  const [counted] = await query
    .select({ rows: count() })
    .from(payPayments)
    .where(
      and(
        eq(payPayments.invoiceId, invoiceId),
        rail ? ne(payPayments.role, 'wrongAsset') : eq(payPayments.role, 'wrongAsset'),
      ),
    )
  const rows = counted?.rows ?? 0
  if (!rail) return rows < WRONG
  return rows < PAYMENTS || amount * DUST >= BigInt(rail.price)
}
