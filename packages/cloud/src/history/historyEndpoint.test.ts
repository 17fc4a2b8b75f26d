import { startEvmChain } from '@openappkit/testing/node'
import { expect, test } from 'vitest'
import { send } from '../../test/indexer/LogContract'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud } from '../../test/server/startTestCloud'
import { type HistoryPage, historyPageSchema } from '../contract/history'

const databaseUrl = sharedDatabase()

const cursorOf = (positions: unknown): string => Buffer.from(JSON.stringify(positions)).toString('base64url')
/** Positions that this server never wrote. */
const FORGED: readonly unknown[] = [
  ...[7, 'x', null, [], [null], true],
  ...['', 'x', '1.2', "1' or '1'='1.0..0.", '9'.repeat(16), '-1.0..1.', '1.0..1.zz', '1e3.0..1.', '1.0..1.\0'].map(
    position => ({ 'eip155:941': position || 'x' }),
  ),
  { 'eip155:941': {} },
  { 'eip155:941': '1'.repeat(8001) },
  { ['x'.repeat(101)]: '' },
]
/** Positions that could be another account's, or of another time: they begin somewhere, and nowhere worse. */
const FOREIGN: readonly unknown[] = [
  {},
  { 'eip155:1': null, 'solana:x': 'anything' },
  { __proto__: 'x', constructor: null },
  { 'eip155:941': `1.0.${'a'.repeat(10)}.5.${'0123456789ab'.repeat(600)}` },
  { 'eip155:941': '.0..0.' },
]

test('a server that is restarted goes on reading the chain, and two of them tell the same', async () => {
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
  const told = async (url: string): Promise<string[]> => (await read(url)).data.map(({ metadata }) => metadata.hash)

  const hashes = [await send(chain, { to: two, value: 1n })]
  {
    await using cloud = await startTestCloud(options)
    await expect.poll(() => told(cloud.url), { timeout: 10_000 }).toEqual(hashes)
  }
  hashes.unshift(await send(chain, { to: two, value: 2n }))
  await using cloud = await startTestCloud(options)
  await using other = await startTestCloud(options)
  hashes.unshift(await send(chain, { to: two, value: 3n }))
  await expect.poll(() => told(cloud.url), { timeout: 10_000 }).toEqual(hashes)
  expect(await told(other.url)).toEqual(hashes)

  for (const [query, field] of [
    ['chainId=eip155:1', 'chainId'],
    ['chainId=eip155:941&onramp=coinbase', 'provider'],
    ['chainId=eip155:941&cursor=nonsense', ''],
    ...FORGED.map(positions => [`chainId=eip155:941&cursor=${cursorOf(positions)}`, '']),
  ]) {
    const refused = await fetch(`${cloud.url}/v1/account/${two}/history?projectId=local&${query}`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ status: 'FAILED', reasons: [{ field }] })
  }
  // A place in a block that isn't read yet.
  const ahead = cursorOf({ 'eip155:941': '999999999999999.999999999..999999999999999.' })
  const early = await fetch(`${cloud.url}/v1/account/${two}/history?projectId=local&chainId=eip155:941&cursor=${ahead}`)
  expect(early.status).toBe(503)
  for (const positions of FOREIGN) {
    const more = `&cursor=${cursorOf(positions)}`
    const { data } = await read(cloud.url, more)
    for (const { metadata } of data) expect(hashes).toContain(metadata.hash)
  }
})
