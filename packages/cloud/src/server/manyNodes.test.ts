import { expect, onTestFinished, test } from 'vitest'
import { startRedis } from '../../test/cluster/startRedis'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'

const databaseUrl = sharedDatabase()

test('nodes on one Postgres and one Redis share projects and limits, and each reports its health', async () => {
  await using redis = await startRedis()
  const options = { databaseUrl: databaseUrl(), redisUrl: redis.url }
  const [one, other] = await Promise.all([startTestCloud(options), startTestCloud(options)])
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])))
  const health = async ({ url }: { url: string }): Promise<number> => (await fetch(`${url}/health`)).status
  await expect.poll(() => Promise.all([health(one), health(other)])).toEqual([200, 200])

  const { id } = await one.projects.create({ name: 'Shared' })
  expect((await fetch(`${other.url}/getAnalyticsConfig?projectId=${id}`)).status).toBe(200)

  const report = ({ url }: { url: string }): Promise<Response> =>
    fetch(`${url}/e?projectId=${id}`, { method: 'POST', body: 'x' })
  await Promise.all(Array.from({ length: 60 }, () => report(one)))
  const answers = await Promise.all(Array.from({ length: 30 }, () => report(other)))
  expect(answers.some(({ status }) => status === 429)).toBe(true)

  await redis.kill()
  await expect.poll(() => health(one), { timeout: 15_000 }).toBe(503)
  expect((await fetch(`${one.url}/getAnalyticsConfig?projectId=${id}`)).status).toBe(200)
})
