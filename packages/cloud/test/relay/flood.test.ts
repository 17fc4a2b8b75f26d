import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { MailboxLimits } from '../../src/relay/MailboxLimits'
import type { MessageStore } from '../../src/relay/MessageStore'
import { MemoryMessageStore } from '../../src/relay/memory/MemoryMessageStore'
import { createRedisStore } from '../../src/relay/redis/createRedisStore'
import { type RedisServer, startRedis } from '../cluster/startRedis'
import { Identity } from './Identity'
import { RawClient } from './RawClient'
import { startTestRelay, type TestRelay } from './startTestRelay'

const MIB = 1024 * 1024
/** 1/64 of the defaults. */
const LIMITS: Partial<MailboxLimits> = {
  bytes: 8 * MIB,
  bytesPerProject: 8 * MIB,
  bytesPerAddress: 2 * MIB,
  lastingBytesPerAddress: MIB / 2,
  reservedBytesPerAddress: 16 * 1024,
}
const HOUR = 3600
const WEEK = 604_800
const MONTH = 2_592_000
const FILLING = '.'.repeat(100_000)
const NO_ROOM = { code: -32000, message: expect.stringContaining('no room') }
const silent = (): void => {}
const logger = { debug: silent, info: silent, warn: silent, error: silent }

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis[Symbol.asyncDispose]())

/** Starts a node whose clients set their own address. */
async function start(store: MessageStore): Promise<TestRelay> {
  const relay = await startTestRelay({
    store,
    clientKeyOf: ({ headers }) => {
      const [address = '', network] = String(headers['x-address']).split(' of ')
      return { address, network }
    },
  })
  onTestFinished(() => relay.stop())
  return relay
}

const from = (relay: TestRelay, address: string, identity = new Identity()): Promise<RawClient> =>
  RawClient.open(relay, { identity, headers: { 'x-address': address } })
const topic = (): string => randomBytes(32).toString('hex')
const large = (overrides: object = {}): object => ({
  topic: topic(),
  message: randomBytes(8).toString('hex') + FILLING,
  ttl: HOUR,
  tag: 1,
  ...overrides,
})

/**
 * Publishes large messages from one address until the relay accepts no more of any lifetime. A second client of the
 * address subscribes to their topics.
 */
async function flood(relay: TestRelay, address: string): Promise<number> {
  const [publisher, owner] = [await from(relay, address), await from(relay, address)]
  let stored = 0
  for (const ttl of [MONTH, WEEK, HOUR]) {
    for (;;) {
      const claimed = topic()
      await owner.request('irn_subscribe', { topic: claimed })
      const isStored = await publisher.request('irn_publish', large({ topic: claimed, ttl })).catch(() => false)
      if (!isStored) break
      stored++
    }
  }
  await Promise.all([publisher.close(), owner.close()])
  return stored
}

const kinds: readonly (readonly [string, (prefix: string, limits?: Partial<MailboxLimits>) => MessageStore])[] = [
  ['memory', (_, limits = LIMITS) => new MemoryMessageStore({ limits })],
  [
    'Redis',
    (keyPrefix, limits = LIMITS) => {
      const store = createRedisStore({ redis: redis.url, keyPrefix, logger, limits })
      onTestFinished(() => store.close())
      return store
    },
  ],
]

describe.each(kinds)('mailboxes in %s', (_, open) => {
  test("nine addresses that fill the relay can't stop others from publishing or displace accepted messages", async () => {
    const relay = await start(open(topic()))
    const dapp = await from(relay, 'dapp')
    const pairingTopic = topic()
    await dapp.request('wc_proposeSession', { pairingTopic, sessionProposal: 'early', ttl: 300 })

    const stored: number[] = []
    for (let index = 0; index < 9; index++) stored.push(await flood(relay, `evil ${index}`))
    expect(stored.reduce((sum, count) => sum + count)).toBeGreaterThan(40)

    const [late, wallet] = [await from(relay, 'late'), await from(relay, 'wallet')]
    const other = topic()
    expect(await late.request('wc_proposeSession', { pairingTopic: other, sessionProposal: 'late', ttl: 300 })).toBe(
      true,
    )
    for (const [name, proposal] of [
      [pairingTopic, 'early'],
      [other, 'late'],
    ]) {
      await wallet.request('irn_subscribe', { topic: name })
      expect((await wallet.nextPush()).params.data.message).toBe(proposal)
    }
  })

  test('rejects an address that filled its share, under any client id, until its messages are received', async () => {
    const relay = await start(open(topic()))
    const [publisher, reader] = [await from(relay, 'shared'), await from(relay, 'reader')]
    const read = topic()
    await reader.request('irn_subscribe', { topic: read })
    await publisher.request('irn_publish', large({ topic: read }))
    await flood(relay, 'shared')
    await expect((await from(relay, 'shared')).request('irn_publish', large())).rejects.toMatchObject(NO_ROOM)

    reader.acknowledge(await reader.nextPush())
    await reader.roundTrip()
    expect(await publisher.request('irn_publish', large())).toBe(true)
  })

  test('neighbors of an address that filled its share for a long time can still propose', async () => {
    const relay = await start(open(topic()))
    const publisher = await from(relay, 'cafe')
    while (await publisher.request('irn_publish', large({ ttl: WEEK })).catch(() => false));
    const proposal = { pairingTopic: topic(), sessionProposal: 'proposal', ttl: 300 }
    expect(await (await from(relay, 'cafe')).request('wc_proposeSession', proposal)).toBe(true)
  })

  test('all addresses of a network share the room of two addresses', async () => {
    const relay = await start(open(topic()))
    const alone = await flood(relay, 'alone')
    let together = 0
    for (let index = 0; index < 4; index++) together += await flood(relay, `${index} of street`)
    expect(together).toBeLessThanOrEqual(2 * alone)
  })

  test('a large message may wait for at most a week, a small one for a month', async () => {
    const client = await from(await start(open(topic())), 'dapp')
    expect(await client.request('irn_publish', large({ ttl: WEEK }))).toBe(true)
    expect(await client.request('irn_publish', large({ message: 'small', ttl: MONTH }))).toBe(true)
    await expect(client.request('irn_publish', large({ ttl: WEEK + 1 }))).rejects.toMatchObject({
      code: -32602,
      message: 'Invalid params: ttl: requested ttl is above 604800 seconds for a message above 2048 bytes',
    })
  })
})

test('nodes on one Redis count together, and a restart keeps the counts', async () => {
  const prefix = topic()
  const open = (): MessageStore => {
    const store = createRedisStore({ redis: redis.url, keyPrefix: prefix, logger, limits: LIMITS })
    onTestFinished(() => store.close())
    return store
  }
  const first = await start(open())
  await flood(first, 'evil')
  await expect((await from(await start(open()), 'evil')).request('irn_publish', large())).rejects.toMatchObject(NO_ROOM)

  await first.stop()
  await redis.kill()
  await redis.start()
  const restarted = await start(open())
  await expect((await from(restarted, 'evil')).request('irn_publish', large())).rejects.toMatchObject(NO_ROOM)
  expect(await (await from(restarted, 'other')).request('irn_publish', large())).toBe(true)
})
