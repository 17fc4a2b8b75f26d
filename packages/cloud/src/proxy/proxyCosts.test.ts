import { expect, test } from 'vitest'
import { ANSWER, CALL, startProxyStage } from '../../test/proxy/proxyStage'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import type { CloudOptions } from '../server/CloudOptions'

const databaseUrl = sharedDatabase()
const stage = (limits?: CloudOptions['proxy']) => startProxyStage(databaseUrl(), limits)

test('costly calls exhaust the rate of an address before any upstream call', async () => {
  const { first, call } = await stage({ batchLimit: 100 })
  const search = '{"id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest"}]}'
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(search)))
  const served = answers.filter(({ status }) => status === 200)
  // A burst of 600 plus 100 per second, at a cost of 100 each. A rejected call has paid for its request.
  expect(served.length).toBeGreaterThanOrEqual(5)
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(2)
  expect(first.bodies).toHaveLength(served.length)

  const batch = await (await stage({ batchLimit: 100 })).call(`[${Array.from({ length: 7 }, () => search).join(',')}]`)
  expect(batch.status).toBe(400)
  expect(await batch.json()).toMatchObject({
    reasons: [{ field: 'body', description: expect.stringContaining('700') }],
  })
})

test('a batch costs as much as its calls sent one by one', async () => {
  const { first, call } = await stage({ batchLimit: 400 })
  const batch = (length: number): string => `[${Array.from({ length }, () => CALL).join(',')}]`
  first.answer(200, `[${ANSWER}]`)
  expect((await call(batch(401))).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 12 }, () => call(batch(400))))
  const served = answers.filter(({ status }) => status === 200)
  const limited = answers.filter(({ status }) => status === 429)
  // A burst of 900, plus what refills during the test.
  expect(served.length).toBeGreaterThanOrEqual(2)
  expect(served.length + limited.length).toBe(12)
  expect(limited.length).toBeGreaterThanOrEqual(6)
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(1)
  expect(first.bodies).toHaveLength(served.length)
})

test('both spellings of the path share one limit', async () => {
  const { cloud, first, call } = await stage({ batchLimit: 400 })
  first.answer(200, `[${ANSWER}]`)
  const batch = `[${Array.from({ length: 400 }, () => CALL).join(',')}]`
  for (let index = 0; index < 6; index++) await call(batch)
  const other = `${cloud.url}/v1/?chainId=eip155%3A5&projectId=local`
  expect((await fetch(other, { method: 'POST', body: batch })).status).toBe(429)
})
