import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEvmChain } from '@openappkit/testing/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCloud } from './startCloud'

/** Database of the tests that don't change its project. The first of them creates it, which takes seconds. */
let dataDirectory = ''
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'openappkit-cloud-'))
})
afterAll(() => rm(dataDirectory, { recursive: true, force: true }))

const features = [{ id: 'swap', isEnabled: false, config: [] }]

test('serves the configured project, even after a restart at the same address', async () => {
  await using cloud = await startCloud({ project: { features } })
  /** Returns the managed features; the backend lists every other feature as `null`. */
  const readManaged = async (): Promise<unknown> => {
    const answer = await fetch(`${cloud.url}/appkit/v1/config?projectId=${cloud.projectId}&st=appkit&sv=1`)
    const config = (await answer.json()) as { features: { config: unknown }[] }
    return config.features.filter(feature => feature.config !== null)
  }
  expect(await readManaged()).toEqual(features)

  await cloud.restartRelay()
  expect(await readManaged()).toEqual(features)
  await cloud.setProject({ features: [] })
  expect(await readManaged()).toEqual([])
})

test('the proxy reaches the configured chains', async () => {
  await using cloud = await startCloud({ dataDirectory, chains: { 5: { rpcUrl: 'http://127.0.0.1:1' } } })
  const ask = (chainId: string): Promise<Response> =>
    fetch(`${cloud.url}/v1?chainId=${chainId}&projectId=${cloud.projectId}`, {
      method: 'POST',
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}',
    })
  // The response for an unreachable chain differs from that for an unknown chain.
  expect((await ask('eip155:5')).status).not.toBe((await ask('eip155:6')).status)
})

test('returns balances of the configured chains with their tokens and prices', async () => {
  await using chain = await startEvmChain()
  const chainId = `eip155:${chain.chainId}`
  await using cloud = await startCloud({
    dataDirectory,
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
    chainSettings: { [chainId]: { nativeCurrency: { name: 'Test', symbol: 'TST', decimals: 18 } } },
    prices: { [`${chainId}:native`]: { usd: 2, usdDayAgo: 1 } },
  })
  const address = `0x${'12'.repeat(20)}` as const
  await chain.setBalance(address, 3n * 10n ** 18n)
  const query = `projectId=${cloud.projectId}&sv=test-1&chainId=${chainId}`
  const answer = await fetch(`${cloud.url}/v1/account/${address}/balance?${query}`, {
    headers: { origin: 'http://localhost' },
  })
  expect(await answer.json()).toMatchObject({ balances: [{ symbol: 'TST', price: 2, priceDayAgo: 1, value: 6 }] })
})

test('fails to start with settings of a chain without upstreams', async () => {
  await expect(startCloud({ chainSettings: { 'solana:local': {} } })).rejects.toThrow('solana:local')
})

test('serves the embedded wallet on an origin of its own, even after a restart', async () => {
  await using cloud = await startCloud({ dataDirectory })
  const find = async (): Promise<unknown> => (await fetch(`${cloud.url}/wallet/v1/site`)).json()
  expect(await find()).toMatchObject({ url: cloud.walletUrl, rpId: 'localhost' })
  expect(cloud.walletUrl).toMatch(/^http:\/\/localhost:\d+$/)
  await cloud.restartRelay()
  expect(await find()).toMatchObject({ url: cloud.walletUrl })
  expect((await fetch(`${cloud.walletUrl}/sdk?projectId=${cloud.projectId}`)).status).toBe(200)
})

test('runs two backends at the same time and stops one without affecting the other', async () => {
  await using one = await startCloud()
  const two = await startCloud()
  expect(one.url).not.toBe(two.url)
  await two.stop()
  await two.stop()
  await expect(fetch(`${two.url}/health`)).rejects.toThrow()
  expect((await fetch(`${one.url}/health`)).status).toBe(200)
})
