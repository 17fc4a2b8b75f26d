import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { startCloud } from '@openappkit/testing-cloud'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { greetService } from '../exports/service'
import { GreetApi } from '../GreetApi'

const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
} as const
let cloud: Awaited<ReturnType<typeof startCloud>>

beforeAll(async () => {
  cloud = await startCloud({ services: [greetService] })
})
afterAll(() => cloud.stop())

function startApi(): GreetApi {
  const { projectId, url } = cloud
  return createTestKit({ options: { networks: [mainnet], cloud: url, projectId } }).kit.controller(GreetApi)
}

test("serves the feature's client", async () => {
  const api = startApi()
  expect(await api.count('0xaa')).toBe(0)
  await api.add('0xaa')
  await api.add('0xaa')
  expect(await api.count('0xaa')).toBe(2)
  expect(await startApi().count('0xaa')).toBe(2)
  expect(await api.count('0xbb')).toBe(0)
})

test('validates and documents requests', async () => {
  await expect(startApi().count('x'.repeat(201))).rejects.toMatchObject({ code: 'cloud/http', status: 400 })
  const { paths } = await (await fetch(`${cloud.url}/openapi.json`)).json()
  expect(paths).toMatchObject({ '/v1/greetings': { post: {} }, '/v1/greetings/{address}': { get: {} } })
})

test('limits the number of accounts', async () => {
  const counts = greetService.open()
  const [get, post] = greetService.endpoints(counts)
  const add = (address: string) => post?.handle({ params: {}, body: { address } })
  for (let i = 0; i <= 10_000; i++) await add(`0x${i}`)
  expect(counts.size).toBe(10_000)
  expect(await get?.handle({ params: { address: '0x0' }, body: undefined })).toEqual({ count: 0 })
  expect(await add('0x1')).toEqual({ count: 2 })
  greetService.close(counts)
  expect(counts.size).toBe(0)
})
