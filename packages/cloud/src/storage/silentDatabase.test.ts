import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startDatabaseProxy } from '../../test/storage/startDatabaseProxy'
import { openDatabase } from './openDatabase'

const databaseUrl = sharedDatabase()

test('an unresponsive database makes the server not ready, blocks no request forever, and serves again after it recovers', async () => {
  await using proxy = await startDatabaseProxy(databaseUrl())
  const database = await openDatabase({ databaseUrl: proxy.url, dataDirectory: '', queryTimeout: 500 })
  const ask = (): Promise<unknown> => database.sql.execute(sql`select 1`)
  await Promise.all(Array.from({ length: 20 }, ask))
  expect(await database.isReady()).toBe(true)

  proxy.silence()
  const queries = Array.from({ length: 10 }, ask)
  expect(await database.isReady()).toBe(false)
  expect((await Promise.allSettled(queries)).map(({ status }) => status)).toEqual(Array(10).fill('rejected'))

  proxy.recover()
  await expect.poll(() => database.isReady(), { timeout: 20_000 }).toBe(true)
  await Promise.all(Array.from({ length: 20 }, ask))
  await database.close()
})
