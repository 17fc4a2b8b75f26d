import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { RawClient } from '../../test/relay/RawClient'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { startTestCloud, type TestCloud } from '../../test/server/startTestCloud'
import { optionsFromEnvironment } from '../cli/environment'

const databaseUrl = sharedDatabase()

async function startedWith(environment: Readonly<Record<string, string>>): Promise<TestCloud> {
  const cloud = await startTestCloud(optionsFromEnvironment({ DATABASE_URL: databaseUrl(), ...environment }))
  onTestFinished(() => cloud.close())
  return cloud
}

const knock = ({ relayUrl }: TestCloud, address?: string): RawClient =>
  RawClient.start(
    { url: relayUrl },
    { query: { projectId: 'local' }, ...(address !== undefined && { headers: { 'x-forwarded-for': address } }) },
  )
const open = async (cloud: TestCloud, address?: string): Promise<RawClient> => {
  const client = knock(cloud, address)
  await new Promise(resolve => client.socket.once('open', resolve))
  return client
}
const topic = (): string => randomBytes(32).toString('hex')
const publication = (overrides: object = {}): object => ({
  topic: topic(),
  message: 'hello',
  ttl: 300,
  tag: 1,
  ...overrides,
})

test('RELAY_FRAME_BYTES limits the frame size', async () => {
  const client = await open(await startedWith({ RELAY_FRAME_BYTES: '64KiB' }))
  await client.request('irn_publish', publication({ message: '.'.repeat(60_000) }))
  await expect(client.request('irn_publish', publication({ message: '.'.repeat(70_000) }))).rejects.toThrow(
    'the frame is larger than 65536 bytes',
  )
})

test('RELAY_LONGEST_TTL limits the TTL of each message in a batch and of proposals', async () => {
  const client = await open(await startedWith({ RELAY_LONGEST_TTL: '604800' }))
  const late = publication({ ttl: 604_801 })
  await client.request('irn_publish', publication({ ttl: 604_800 }))
  await expect(client.request('irn_publish', late)).rejects.toThrow('requested ttl is above 604800 seconds')
  const proposal = { pairingTopic: topic(), sessionProposal: 'proposal', ttl: 604_801 }
  await expect(client.request('wc_proposeSession', proposal)).rejects.toThrow('above 604800 seconds')

  const reader = topic()
  const messages = [publication({ topic: reader }), late]
  await expect(client.request('irn_batchPublish', { messages })).rejects.toThrow('above 604800 seconds')
  await client.request('irn_subscribe', { topic: reader })
  expect(await client.settledFrames()).toEqual([])
})

test('RELAY_MESSAGES_PER_TOPIC limits the stored messages of a topic', async () => {
  const client = await open(await startedWith({ RELAY_MESSAGES_PER_TOPIC: '10' }))
  const full = topic()
  for (let index = 0; index < 10; index += 1) {
    await client.request('irn_publish', publication({ topic: full, message: `${index}` }))
  }
  await expect(client.request('irn_publish', publication({ topic: full, message: 'more' }))).rejects.toThrow('no room')
})

test('RELAY_TOPICS_PER_ADDRESS limits the topics of an address', async () => {
  const client = await open(await startedWith({ RELAY_TOPICS_PER_ADDRESS: '3' }))
  await client.request('irn_batchSubscribe', { topics: [topic(), topic(), topic()] })
  await expect(client.request('irn_subscribe', { topic: topic() })).rejects.toThrow('no room')
})

const large = (overrides: object = {}): object =>
  publication({ message: randomBytes(100_000).toString('hex'), ...overrides })

test('RELAY_BYTES_PER_ADDRESS limits stored bytes, RELAY_LASTING_BYTES_PER_ADDRESS those stored for over an hour', async () => {
  const limits = { RELAY_BYTES_PER_ADDRESS: '3MiB', RELAY_LASTING_BYTES_PER_ADDRESS: '2MiB' }
  const client = await open(await startedWith(limits))
  for (let index = 0; index < 10; index += 1) await client.request('irn_publish', large({ ttl: 86_400 }))
  await expect(client.request('irn_publish', large({ ttl: 86_400 }))).rejects.toThrow('no room')
  for (let index = 0; index < 5; index += 1) await client.request('irn_publish', large())
  await expect(client.request('irn_publish', large())).rejects.toThrow('no room')
})

test('RELAY_BYTES_PER_TOPIC limits the stored bytes of a topic', async () => {
  const client = await open(await startedWith({ RELAY_BYTES_PER_TOPIC: '2MiB' }))
  const full = topic()
  for (let index = 0; index < 10; index += 1) await client.request('irn_publish', large({ topic: full }))
  await expect(client.request('irn_publish', large({ topic: full }))).rejects.toThrow('no room')
  await client.request('irn_publish', large())
})

test('RELAY_BYTES_PER_PROJECT and RELAY_MAILBOX_BYTES limit the total of all addresses', async () => {
  const taken = async (environment: Readonly<Record<string, string>>): Promise<number> => {
    const client = await open(await startedWith(environment))
    for (let count = 0; count < 20; count += 1) {
      if (!(await client.request('irn_publish', large()).catch(() => false))) return count
    }
    return 20
  }
  expect(await taken({})).toBe(20)
  expect(await taken({ RELAY_BYTES_PER_PROJECT: '16MiB' })).toBe(12)
  expect(await taken({ RELAY_MAILBOX_BYTES: '16MiB' })).toBe(12)
})

test('RELAY_SOCKETS_PER_ADDRESS and RELAY_NETWORK_SHARE count sockets by the address a trusted proxy reports', async () => {
  const cloud = await startedWith({
    TRUSTED_PROXIES: '127.0.0.0/8',
    RELAY_SOCKETS_PER_ADDRESS: '1',
    RELAY_NETWORK_SHARE: '3',
  })
  for (const subnet of [1, 2, 3]) await open(cloud, `2001:db8:bad:${subnet}::1`)
  expect((await knock(cloud, '2001:db8:bad:3::2').closed).code).toBe(1013)
  expect((await knock(cloud, '2001:db8:bad:4::1').closed).code).toBe(1013)
  await (await open(cloud, '2001:db8:900d:1::1')).roundTrip()

  await (await open(cloud, '::ffff:203.0.113.7')).roundTrip()
  expect((await knock(cloud, '203.0.113.7:5123').closed).code).toBe(1013)
  await (await open(cloud, '::ffff:203.0.113.8')).roundTrip()
})

test("ignores an address that doesn't come from a trusted proxy", async () => {
  const cloud = await startedWith({ TRUSTED_PROXIES: '10.0.0.0/8', RELAY_SOCKETS_PER_ADDRESS: '1' })
  await (await open(cloud, '203.0.113.7')).roundTrip()
  expect((await knock(cloud, '203.0.113.8').closed).code).toBe(1013)
})

test('rates are a burst of frames and frames per second', async () => {
  const cloud = await startedWith({ RELAY_ADDRESS_RATE: '100,1' })
  const client = await open(cloud)
  for (let index = 0; index < 150; index += 1) client.send('{}')
  expect((await client.closed).code).toBe(1013)
  const slow = await startedWith({ RELAY_CLIENT_RATE: '100,1', RELAY_ADDRESS_RATE: 'unlimited' })
  const [first, second] = [await open(slow), await open(slow)]
  for (let index = 0; index < 150; index += 1) first.send('{}')
  expect((await first.closed).code).toBe(1013)
  await second.roundTrip()
})
