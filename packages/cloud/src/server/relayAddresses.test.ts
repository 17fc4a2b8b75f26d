import { expect, onTestFinished, test } from 'vitest'
import { Identity } from '../../test/relay/Identity'
import { RawClient } from '../../test/relay/RawClient'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../test/server/startTestCloud'
import type { RelayLimits } from '../relay/RelayLimits'

const databaseUrl = sharedDatabase()

async function started(relay: Partial<RelayLimits>, trustedProxies: number): Promise<TestCloud> {
  const cloud = await startTestCloud({ databaseUrl: databaseUrl(), relay, trustedProxies })
  onTestFinished(() => cloud.close())
  return cloud
}

const open = ({ relayUrl }: TestCloud, address: string): Promise<RawClient> =>
  RawClient.open({ url: relayUrl }, { query: { projectId: 'local' }, headers: { 'x-forwarded-for': address } })
const knock = ({ relayUrl }: TestCloud, address: string): RawClient =>
  RawClient.start({ url: relayUrl }, { query: { projectId: 'local' }, headers: { 'x-forwarded-for': address } })

test('the relay identifies addresses by trusted proxies', async () => {
  const cloud = await started({ socketsPerAddress: 1 }, 1)
  await (await open(cloud, '203.0.113.7')).roundTrip()
  expect(await knock(cloud, '203.0.113.7').closed).toEqual({ code: 1013, reason: 'Too Many Requests' })
  await (await open(cloud, '203.0.113.8')).roundTrip()
})

test('ignores an address that a client claims', async () => {
  const cloud = await started({ socketsPerAddress: 1 }, 0)
  await (await open(cloud, '203.0.113.7')).roundTrip()
  expect((await knock(cloud, '203.0.113.8').closed).code).toBe(1013)
})

test('a socket and a request from one address count as the same client', async () => {
  const cloud = await started({ addressRate: { burst: 6, perSecond: 0 } }, 1)
  const token = new Identity().token({ aud: cloud.relayUrl })
  const ask = async (address: string): Promise<number> => {
    const response = await fetch(`${cloud.url}/rpc?projectId=local`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
      body: '{"id":1,"jsonrpc":"2.0","method":"irn_batchFetchMessages","params":{"topics":[]}}',
    })
    return response.status
  }
  await (await open(cloud, '203.0.113.7')).roundTrip()
  expect([await ask('203.0.113.7'), await ask('203.0.113.7'), await ask('203.0.113.8')]).toEqual([200, 429, 200])
})
