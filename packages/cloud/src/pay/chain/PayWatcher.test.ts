import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import type { Database } from '../../storage/Database'
import { openDatabase } from '../../storage/openDatabase'
import { payChains, payInvoices, payPayments, payRails } from '../../storage/paySchema'
import type { ChainReader, ChainTransaction, FoundTransactions } from './ChainReader'
import { PayWatcher } from './PayWatcher'

const RECIPIENT = `0x${'a'.repeat(40)}`
const HASH = `0x${'1'.repeat(64)}`
const databaseUrl = sharedDatabase()
let database: Database

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
})
afterAll(() => database?.close())

/** A chain whose nodes answer as the test says. */
class ScriptedReader implements ChainReader {
  found: FoundTransactions = { hashes: [], cursor: { number: 10n, hash: '0xa' }, isComplete: true }
  state: ChainTransaction = { kind: 'missing', isCertain: false }
  reads = 0

  async find(): Promise<FoundTransactions> {
    this.reads += 1
    return this.found
  }

  async read(): ReturnType<ChainReader['read']> {
    return new Map(this.found.hashes.map(hash => [hash, this.state]))
  }
}

async function stage(chainId: string): Promise<{ reader: ScriptedReader; watcher: PayWatcher; invoiceId: string }> {
  const now = new Date()
  const later = new Date(now.getTime() + 3_600_000)
  const invoiceId = randomUUID()
  await database.sql.insert(payInvoices).values({
    id: invoiceId,
    merchantId: 'shop',
    orderId: invoiceId,
    requestHash: '',
    amount: '1',
    currency: 'USD',
    toleranceBps: 0,
    status: 'open',
    mark: null,
    isCurrent: true,
    fingerprint: '',
    createdAt: now,
    expiresAt: later,
    monitorUntil: later,
    settledAt: null,
    nextCheckAt: later,
    updatedAt: now,
  })
  await database.sql.insert(payRails).values({
    invoiceId,
    position: 0,
    chainId,
    asset: 'native',
    symbol: 'ETH',
    decimals: 18,
    recipient: RECIPIENT,
    recipientKey: RECIPIENT,
    matching: 'address',
    reference: null,
    price: '5',
    confirmations: 1,
    readAt: null,
    nextReadAt: now,
    createdAt: now,
  })
  const reader = new ScriptedReader()
  const watcher = new PayWatcher({ database, readers: { eip155: reader }, now: Date.now, lease: 60_000 })
  await watcher.begin(chainId, new AbortController().signal)
  return { reader, watcher, invoiceId }
}

const FOUND: ChainTransaction = {
  kind: 'found',
  transfers: [{ position: 'value', recipient: RECIPIENT, asset: 'native', amount: 5n }],
  accounts: [],
  spends: [],
  confirmations: 1,
  isFinalized: false,
  isBuried: false,
  block: { number: 11n, hash: '0xb' },
  minedAt: Date.now(),
}

const { signal } = new AbortController()
const blockOf = async (chainId: string): Promise<string | null | undefined> =>
  (await database.sql.select().from(payChains).where(eq(payChains.chainId, chainId)))[0]?.blockNumber

test('stays at a block until a node has the transactions that another one lists', async () => {
  const { invoiceId, reader, watcher } = await stage('eip155:1')
  reader.found = { hashes: [HASH], cursor: { number: 11n, hash: '0xb' }, isComplete: true }
  for (const state of [{ kind: 'missing', isCertain: false }, { kind: 'unclear' }] as const) {
    reader.state = state
    await watcher.step('eip155:1', signal)
    expect(await blockOf('eip155:1')).toBe('10')
  }
  reader.state = FOUND
  await watcher.step('eip155:1', signal)
  await watcher.step('eip155:1', signal)
  expect(await blockOf('eip155:1')).toBe('11')
  const payments = await database.sql.select().from(payPayments).where(eq(payPayments.invoiceId, invoiceId))
  expect(payments).toMatchObject([{ txHash: HASH, amount: '5', status: 'final', rail: 0 }])
})

test('a lagging node undoes nothing, and a replaced block does', async () => {
  const { invoiceId, reader, watcher } = await stage('eip155:2')
  const statusOf = async (): Promise<string | undefined> =>
    (await database.sql.select().from(payPayments).where(eq(payPayments.invoiceId, invoiceId)))[0]?.status
  reader.found = { hashes: [`0x${'2'.repeat(64)}`], cursor: { number: 11n, hash: '0xb' }, isComplete: true }
  reader.state = FOUND
  await watcher.step('eip155:2', signal)
  for (const state of [{ kind: 'missing', isCertain: false }, { kind: 'unclear' }] as const) {
    reader.state = state
    await watcher.step('eip155:2', signal)
    expect(await statusOf()).toBe('final')
  }
  reader.state = { kind: 'missing', isCertain: true }
  await watcher.step('eip155:2', signal)
  expect(await statusOf()).toBe('gone')
})

test('one node reads a chain at a time, until it gives up the work', async () => {
  const { reader, watcher } = await stage('eip155:3')
  const other = new PayWatcher({ database, readers: { eip155: reader }, now: Date.now, lease: 60_000 })
  await watcher.step('eip155:3', signal)
  const { reads } = reader
  expect(await other.step('eip155:3', signal)).toBe(true)
  expect(reader.reads).toBe(reads)
  await watcher.release('eip155:3')
  await other.step('eip155:3', signal)
  expect(reader.reads).toBe(reads + 1)
})

test('a node that stalls stores nothing after its lease', async () => {
  const { reader } = await stage('eip155:4')
  const slow = new PayWatcher({ database, readers: { eip155: reader }, now: Date.now, lease: 150 })
  reader.found = { hashes: [`0x${'4'.repeat(64)}`], cursor: { number: 11n, hash: '0xb' }, isComplete: true }
  reader.state = FOUND
  const read = reader.read.bind(reader)
  reader.read = async () => {
    await new Promise(resolve => setTimeout(resolve, 300))
    return read()
  }
  await expect(slow.step('eip155:4', signal)).rejects.toThrow()
  expect(await blockOf('eip155:4')).toBe('10')
  expect(await database.sql.select().from(payPayments).where(eq(payPayments.chainId, 'eip155:4'))).toEqual([])
})
