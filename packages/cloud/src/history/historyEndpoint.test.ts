import type { HistoryPage } from '@openappkit/contract'
import { historyPageSchema } from '@openappkit/contract/schemas'
import { startEvmChain } from '@openappkit/testing/node'
import { expect, test } from 'vitest'
import { send } from '../../test/indexer/LogContract'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'

const databaseUrl = sharedDatabase()

const cursorOf = (positions: unknown): string => Buffer.from(JSON.stringify(positions)).toString('base64url')
/** Positions that a client made up. If it were signed, the first one would be valid. */
const FORGED: readonly unknown[] = [
  { 'eip155:941': '1.0..1.' },
  ...[{}, 7, 'x', null, [], [null], true],
  ...['x', "1' or '1'='1.0..0.", '9'.repeat(16)].map(position => ({ 'eip155:941': position })),
]

test('a restarted server continues reading the chain, and two servers return the same', async () => {
  await using chain = await startEvmChain({ chainId: 941 })
  const [one, two] = chain.accounts.map(({ address }) => address)
  if (!one || !two) throw new Error('The chain has too few accounts')
  const options = {
    databaseUrl: databaseUrl(),
    chains: { chains: { 'eip155:941': { upstreams: [chain.url], index: { fromBlock: 0 } } } },
  }
  const read = async (url: string, more = ''): Promise<HistoryPage> => {
    const response = await fetch(`${url}/v1/account/${two}/history?projectId=local&chainId=eip155:941${more}`)
    expect(response.status).toBe(200)
    return historyPageSchema.parse(await response.json())
  }
  const response = async (url: string): Promise<string[]> => (await read(url)).data.map(({ metadata }) => metadata.hash)

  const hashes = [await send(chain, { to: two, value: 1n })]
  {
    await using cloud = await startTestCloud(options)
    await expect.poll(() => response(cloud.url), { timeout: 10_000 }).toEqual(hashes)
  }
  hashes.unshift(await send(chain, { to: two, value: 2n }))
  await using cloud = await startTestCloud(options)
  await using other = await startTestCloud(options)
  hashes.unshift(await send(chain, { to: two, value: 3n }))
  await expect.poll(() => response(cloud.url), { timeout: 10_000 }).toEqual(hashes)
  expect(await response(other.url)).toEqual(hashes)

  for (const [query, field] of [
    ['chainId=eip155:5', 'chainId'],
    ['chainId=eip155:941&onramp=coinbase', 'provider'],
    ['chainId=eip155:941&cursor=nonsense', ''],
    ...FORGED.map(positions => [`chainId=eip155:941&cursor=${cursorOf(positions)}`, '']),
  ]) {
    const refused = await fetch(`${cloud.url}/v1/account/${two}/history?projectId=local&${query}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
  }

  // A cursor is valid for one account and project, on every node.
  for (let value = 4n; value < 60n; value += 1n) hashes.unshift(await send(chain, { to: two, value }))
  await expect.poll(() => response(cloud.url), { timeout: 20_000 }).toEqual(hashes.slice(0, 50))
  const { next } = await read(cloud.url)
  const last = await read(other.url, `&cursor=${next}`)
  expect(last.data.map(({ metadata }) => metadata.hash)).toEqual(hashes.slice(50))
  expect(next?.length).toBeLessThan(1000)
  for (const path of [
    `${one}/history?projectId=local&chainId=eip155:941`,
    `${two}/history?projectId=local`,
    `${two}/nfts?projectId=local&chainId=eip155:941`,
    `${two}/history?projectId=local&chainId=eip155:941&more=`,
  ]) {
    const refused = await fetch(`${cloud.url}/v1/account/${path}&cursor=${next}${path.endsWith('more=') ? 'A' : ''}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ status: 'FAILED', reasons: [{ field: '' }] })
  }
})
