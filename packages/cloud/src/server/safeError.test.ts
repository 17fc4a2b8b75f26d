import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startRedis } from '../../test/cluster/startRedis'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { connectLimits } from '../limits/connectLimits'
import { connectRedis } from '../relay/redis/connectRedis'
import { openDatabase } from '../storage/openDatabase'
import { projects } from '../storage/schema'
import { createLogger } from './createLogger'

const databaseUrl = sharedDatabase()

function writtenLog(): { readonly logger: ReturnType<typeof createLogger>; text(): string } {
  const lines: string[] = []
  return { logger: createLogger('trace', { write: line => void lines.push(line) }), text: () => lines.join('') }
}

test('the log contains neither a password that Redis rejects nor the arguments of a command', async () => {
  await using redis = await startRedis()
  const { logger, text } = writtenLog()
  const url = redis.url.replace('//', '//:sesame@')
  const plain = connectRedis(redis.url, 'test', logger)
  onTestFinished(() => plain.disconnect())
  await plain.config('SET', 'requirepass', 'another')
  for (const connection of [connectRedis(url, 'test', logger), connectLimits(url, logger)]) {
    onTestFinished(() => connection.disconnect())
  }
  await vi.waitFor(() => expect(text().match(/WRONGPASS/g)?.length).toBeGreaterThan(1), { timeout: 15_000 })

  const failure: unknown = await plain.eval('return redis.call("NONSENSE", ARGV[1])', 0, 'sesame').catch(err => err)
  logger.error({ err: failure }, 'A request failed')
  expect(text()).toContain('A request failed')
  expect(text()).not.toContain('sesame')
})

test('the log contains why a query failed, but not its values', async () => {
  const { logger, text } = writtenLog()
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const failure: unknown = await database.sql
    .select()
    .from(projects)
    .where(eq(projects.id, 'sesame\0'))
    .catch(err => err)
  logger.error({ err: failure }, 'Request failed')
  expect(text()).toContain('invalid byte sequence')
  expect(text()).toContain('A query failed')
  expect(text()).not.toContain('sesame')
})

test('removes passwords from addresses in errors, their causes and aggregated errors', () => {
  const { logger, text } = writtenLog()
  const cause = new AggregateError(
    [new Error('postgres://me:sesame@db:5432/cloud did not answer')],
    'All attempts failed',
  )
  logger.warn({ err: new Error('No luck with https://key:sesame@node.example/', { cause }) }, 'Away')
  expect(JSON.parse(text())).toMatchObject({
    err: {
      type: 'Error',
      message: 'No luck with https://…@node.example/',
      cause: { message: 'All attempts failed', errors: [{ message: 'postgres://…@db:5432/cloud did not answer' }] },
    },
  })
  expect(text()).not.toContain('sesame')
})

test("logs a thrown value that isn't an error by its type only", () => {
  const { logger, text } = writtenLog()
  logger.warn({ err: { password: 'sesame' } }, 'Odd')
  expect(JSON.parse(text()).err).toEqual({ type: 'object' })
})
