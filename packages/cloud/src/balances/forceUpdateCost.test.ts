import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { startUpstream } from '../../test/server/startUpstream'

const databaseUrl = sharedDatabase()
const ADDRESS = `0x${'ab'.repeat(20)}`
const TOKEN = `eip155:1:0x${'cd'.repeat(20)}`
const COIN = `0x${'ee'.repeat(20)}`

/** Returns how many of 100 consecutive requests succeed in a project with 60 units per day. */
async function granted(query: string): Promise<number> {
  await using upstream = await startUpstream()
  const chains = { chains: { 'eip155:1': [upstream.url], 'eip155:10': [upstream.url] } }
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), chains })
  onTestFinished(() => cloud.close())
  const { id } = await cloud.projects.create({ name: 'App', allowedOrigins: ['*'], quota: { unitsPerDay: 60 } })
  const url = `${cloud.url}/v1/account/${ADDRESS}/balance?projectId=${id}&sv=html-fake-1&${query}`
  for (let count = 0; count < 100; count += 1) {
    const response = await fetch(url, { headers: { origin: 'https://app.example' } })
    await response.body?.cancel()
    if (response.status === 429) return count
  }
  return 100
}

test('a refresh costs more than a cached read, per chain and address', async () => {
  expect(await granted('chainId=eip155:1')).toBe(60)
  // 1 for the request, 5 for the chain, 1 for the address.
  expect(await granted(`chainId=eip155:1&forceUpdate=${TOKEN}`)).toBe(8)
  expect(await granted(`forceUpdate=${TOKEN},eip155:1:${COIN},eip155:10:${COIN}`)).toBe(4)
})
