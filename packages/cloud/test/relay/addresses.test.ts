import { randomBytes } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { RelayLimits } from '../../src/relay/RelayLimits'
import { Identity } from './Identity'
import { ManualClock } from './ManualClock'
import { RawClient } from './RawClient'
import { PROJECT, startTestRelay, type TestRelay } from './startTestRelay'

let clock: ManualClock

beforeEach(() => {
  clock = new ManualClock()
})

async function started(limits: Partial<RelayLimits>): Promise<TestRelay> {
  const relay = await startTestRelay({
    clock,
    limits,
    clientKeyOf: ({ headers }) => {
      const [address = '', network] = String(headers['x-address']).split(' of ')
      return { address, network }
    },
  })
  onTestFinished(() => relay.stop())
  return relay
}

const from = (relay: TestRelay, address: string): Promise<RawClient> =>
  RawClient.open(relay, { headers: { 'x-address': address } })
const topic = (): string => randomBytes(32).toString('hex')
const propose = (): object => ({ pairingTopic: topic(), sessionProposal: 'proposal', ttl: 300 })
const REFUSED = { code: -32000, message: expect.stringContaining('no room') }

test("one address can't use up all topics, but keeps its own", async () => {
  const relay = await started({ topicsPerAddress: 10 })
  const [first, second, other] = [await from(relay, 'evil'), await from(relay, 'evil'), await from(relay, 'other')]
  const topics = Array.from({ length: 8 }, topic)
  expect(await first.request('irn_batchSubscribe', { topics })).toHaveLength(8)
  await expect(second.request('irn_batchSubscribe', { topics: topics.slice(0, 3) })).rejects.toMatchObject(REFUSED)
  await second.request('wc_proposeSession', propose())
  await second.request('wc_proposeSession', propose())
  await expect(second.request('wc_proposeSession', propose())).rejects.toMatchObject(REFUSED)
  expect(await first.request('irn_batchSubscribe', { topics })).toHaveLength(8)
  expect(await other.request('irn_batchSubscribe', { topics })).toHaveLength(8)
})

test('the rate of an address covers all its client ids, with and without sockets, and no other address', async () => {
  const relay = await started({ addressRate: { burst: 20, perSecond: 0 } })
  const first = await from(relay, 'evil')
  for (let index = 0; index < 10; index++) await first.roundTrip()
  const second = await from(relay, 'evil')
  await second.roundTrip()
  const identity = new Identity()
  const rpc = await relay.relay.handleRpc({
    authorization: `Bearer ${identity.token({ aud: relay.url })}`,
    projectId: PROJECT,
    origin: undefined,
    clientKey: { address: 'evil' },
    body: '{"id":1,"jsonrpc":"2.0","method":"irn_batchFetchMessages","params":{"topics":[]}}',
  })
  expect(rpc.status).toBe(200)
  expect(await RawClient.start(relay, { headers: { 'x-address': 'evil' } }).closed).toEqual({
    code: 1013,
    reason: 'Too Many Requests',
  })
  second.send('{}')
  expect(await second.closed).toEqual({ code: 1013, reason: 'Too Many Requests' })
  await (await from(relay, 'other')).roundTrip()
})

test('connection attempts count toward the rate, even without a valid token', async () => {
  const relay = await started({ addressRate: { burst: 8, perSecond: 0 } })
  const knock = (): RawClient => RawClient.start(relay, { token: 'a.b.c', headers: { 'x-address': 'evil' } })
  for (let index = 0; index < 2; index++) expect((await knock().closed).code).toBe(3000)
  expect((await knock().closed).code).toBe(1013)
})

test('limits the sockets of an address, and accepts a new one after another closes', async () => {
  const relay = await started({ socketsPerAddress: 2 })
  const [first] = [await from(relay, 'evil'), await from(relay, 'evil')]
  expect((await RawClient.start(relay, { headers: { 'x-address': 'evil' } }).closed).code).toBe(1013)
  await (await from(relay, 'other')).roundTrip()
  await first?.close()
  await (await from(relay, 'evil')).roundTrip()
})

test('a network of many addresses has the limits of two addresses', async () => {
  const relay = await started({
    socketsPerAddress: 3,
    topicsPerAddress: 4,
    networkShare: 2,
  })
  const clients = []
  for (let index = 0; index < 6; index++) clients.push(await from(relay, `${index} of street`))
  expect((await RawClient.start(relay, { headers: { 'x-address': '6 of street' } }).closed).code).toBe(1013)
  await (await from(relay, '6 of lane')).roundTrip()

  const [first, second, third] = clients
  for (const client of [first, second]) {
    await client?.request('irn_batchSubscribe', { topics: Array.from({ length: 4 }, topic) })
  }
  await expect(third?.request('irn_subscribe', { topic: topic() })).rejects.toMatchObject(REFUSED)

  await first?.close()
  await (await from(relay, '7 of street')).roundTrip()
})

test('the rate of a network covers all its addresses', async () => {
  const relay = await started({ addressRate: { burst: 8, perSecond: 0 }, networkShare: 2 })
  for (const address of ['a', 'b', 'c', 'd']) await from(relay, `${address} of street`)
  expect((await RawClient.start(relay, { headers: { 'x-address': 'e of street' } }).closed).code).toBe(1013)
  await (await from(relay, 'e of lane')).roundTrip()
})
