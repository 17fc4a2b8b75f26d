import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { NftMetadataStore } from '../../nfts/NftMetadataStore'
import { NftScanStore } from '../../nfts/NftScanStore'
import type { Database } from '../Database'
import { openDatabase } from '../openDatabase'
import * as schema from '../schema'
import { RetentionSweeper } from './RetentionSweeper'
import { retentionRules } from './retentionRules'

const databaseUrl = sharedDatabase()
const DAY = 86_400_000
const CHAIN = 'eip155:1'

async function open(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  return database
}

test('every table of the database has a retention rule', async () => {
  const declared = Object.values(schema)
    .filter(value => is(value, PgTable))
    .map(table => getTableName(table))
  expect(Object.keys(retentionRules).sort()).toEqual([...declared].sort())

  const { sql: database } = await open()
  const { rows } = await database.execute(
    sql`select tablename from pg_tables where schemaname = any(current_schemas(false)) and tablename <> 'migrations'`,
  )
  expect(rows.map(row => row['tablename']).sort()).toEqual([...declared].sort())
})

test('deletes rows unused for 30 days in more than one batch and keeps the rest', async () => {
  const database = await open()
  const now = Date.now()
  const [old, recent] = [new Date(now - 31 * DAY), new Date(now - 29 * DAY)]
  const metadata = (at: number, fetchedAt: Date) => ({
    ...{ chainId: CHAIN, contract: '0xa', tokenId: String(at), document: null, fetchedAt },
  })
  await database.sql.insert(schema.nftMetadata).values(Array.from({ length: 2500 }, (_, at) => metadata(at, old)))
  await database.sql.insert(schema.nftMetadata).values(metadata(9999, recent))
  const collection = { chainId: CHAIN, name: null, symbol: null }
  await database.sql.insert(schema.nftCollections).values([
    { ...collection, contract: '0xa', askedAt: old },
    { ...collection, contract: '0xb', askedAt: recent },
  ])
  const token = { chainId: CHAIN, name: 'T', symbol: 'T', decimals: 18 }
  await database.sql.insert(schema.tokens).values([
    { ...token, address: '0xa', askedAt: old },
    { ...token, address: '0xb', askedAt: recent },
  ])
  for (const [account, searchedAt] of [
    ['0xa', old],
    ['0xb', recent],
  ] as const) {
    await database.sql.insert(schema.nftScans).values({ chainId: CHAIN, account, lowest: 0, highest: 1, searchedAt })
    await database.sql
      .insert(schema.receivedNfts)
      .values({ chainId: CHAIN, account, contract: '0xc', tokenId: '1', standard: 'erc721' })
  }

  await new RetentionSweeper(database, () => now).sweep()

  expect((await database.sql.select().from(schema.nftMetadata)).map(({ tokenId }) => tokenId)).toEqual(['9999'])
  expect((await database.sql.select().from(schema.nftCollections)).map(({ contract }) => contract)).toEqual(['0xb'])
  expect((await database.sql.select().from(schema.tokens)).map(({ address }) => address)).toEqual(['0xb'])
  expect((await database.sql.select().from(schema.nftScans)).map(({ account }) => account)).toEqual(['0xb'])
  expect((await database.sql.select().from(schema.receivedNfts)).map(({ account }) => account)).toEqual(['0xb'])
})

test('deletes accounts after their last session, and those with app data after a year', async () => {
  const database = await open()
  const now = Date.now()
  const account = (address: string, days: number, metadata: object) => ({
    ...{ projectId: 'local', caipNetworkId: CHAIN, address, addressKey: address, proof: 'key' as const },
    profileUuid: '00000000-0000-4000-8000-000000000000',
    connectionMethod: null,
    metadata: { ...metadata },
    lastSignedInAt: new Date(now - days * DAY),
  })
  await database.sql
    .insert(schema.authAccounts)
    .values([
      account('gone', 32, {}),
      account('recent', 30, {}),
      account('with-data', 360, { plan: 'gold' }),
      account('with-old-data', 366, { plan: 'gold' }),
    ])
  await new RetentionSweeper(database, () => now).sweep()
  const left = await database.sql.select().from(schema.authAccounts)
  expect(left.map(({ address }) => address).sort()).toEqual(['recent', 'with-data'])
})

test('keeps a limited number of items per collection, the most recently fetched', async () => {
  const database = await open()
  const store = new NftMetadataStore(database, 10)
  const collection = { chainId: 'eip155:2', contract: '0xflood' }
  for (let at = 0; at < 15; at += 1) {
    await store.save({ ...collection, tokenId: String(at), document: null, fetchedAt: new Date(at) })
  }
  const kept = await database.sql.select().from(schema.nftMetadata).where(eq(schema.nftMetadata.contract, '0xflood'))
  expect(kept.map(({ tokenId }) => Number(tokenId)).sort((one, other) => one - other)).toEqual([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ])
})

test('keeps a limited number of NFTs per account, however many arrive', async () => {
  const database = await open()
  const store = new NftScanStore(database)
  const found = (from: number) =>
    Array.from({ length: 6000 }, (_, at) => ({
      contract: '0xc',
      tokenId: String(from + at),
      standard: 'erc1155' as const,
    }))
  await store.add('eip155:2', '0xtarget', { lowest: 0, highest: 1 }, found(0))
  await store.add('eip155:2', '0xtarget', { lowest: 2, highest: 3 }, found(6000))
  const isTarget = eq(schema.receivedNfts.account, '0xtarget')
  expect(await database.sql.$count(schema.receivedNfts, isTarget)).toBe(10_000)
})
