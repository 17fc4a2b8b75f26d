import { createHash, randomBytes } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { Identity } from './Identity'
import { ManualClock } from './ManualClock'
import { RawClient } from './RawClient'
import { startTestRelay, type TestRelay } from './startTestRelay'

let clock: ManualClock
let relay: TestRelay
let topic: string

beforeEach(async () => {
  clock = new ManualClock()
  relay = await startTestRelay({ clock })
  topic = randomBytes(32).toString('hex')
  onTestFinished(() => relay.stop())
})

/** Advances the clock in steps, because live clients need to exchange pings and pongs. */
async function pass(milliseconds: number, ...clients: readonly RawClient[]): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 10_000) {
    clock.advance(Math.min(left, 10_000))
    for (const client of clients) await client.roundTrip()
  }
}

const publication = (message: string, overrides: object = {}): object => ({
  topic,
  message,
  ttl: 300,
  tag: 1108,
  ...overrides,
})
const contents = (frames: readonly string[]): string[] =>
  frames.map(text => JSON.parse(text)).flatMap(({ params }) => (params ? [params.data.message] : []))

test('messages published before the first subscription arrive with it', async () => {
  const [dapp, wallet] = [await RawClient.open(relay), await RawClient.open(relay)]
  expect(await dapp.request('irn_publish', publication('proposal', { tag: 1100, attestation: 'a' }))).toBe(true)
  await wallet.request('irn_subscribe', { topic })
  const { params } = await wallet.nextPush()
  expect(params.data).toEqual({
    topic,
    message: 'proposal',
    publishedAt: clock.now(),
    tag: 1100,
    attestation: 'a',
  })
})

test('sends one copy to each subscriber, and none to the publisher or third parties', async () => {
  const [publisher, first, second, thirdParty] = await Promise.all([1, 2, 3, 4].map(() => RawClient.open(relay)))
  if (!publisher || !first || !second || !thirdParty) throw new Error('four clients')
  for (const client of [publisher, first, second]) await client.request('irn_subscribe', { topic })
  await publisher.request('irn_publish', publication('hello'))
  expect(contents(await first.settledFrames())).toEqual(['hello'])
  expect(contents(await second.settledFrames())).toEqual(['hello'])
  expect(await publisher.settledFrames()).toEqual([])
  expect(await thirdParty.settledFrames()).toEqual([])
})

test('sends the message to every socket of a subscribed client, and one acknowledgment suffices', async () => {
  const identity = new Identity()
  const [publisher, tab, otherTab] = [
    await RawClient.open(relay),
    await RawClient.open(relay, { identity }),
    await RawClient.open(relay, { identity }),
  ]
  for (const client of [tab, otherTab]) await client.request('irn_subscribe', { topic })
  await publisher.request('irn_publish', publication('hello'))
  tab.acknowledge(await tab.nextPush())
  await tab.settledFrames()
  expect(contents(await otherTab.settledFrames())).toEqual(['hello'])
  await pass(31_000, tab, otherTab)
  expect(await otherTab.settledFrames()).toEqual([])
  expect(await tab.settledFrames()).toEqual([])
})

test('a client that was away gets missed messages exactly once, by fetching and then subscribing', async () => {
  const identity = new Identity()
  const token = identity.token({ aud: relay.url })
  const publisher = await RawClient.open(relay)
  const before = await RawClient.open(relay, { identity, token })
  await before.request('irn_subscribe', { topic })
  await before.close()
  await publisher.request('irn_publish', publication('missed'))

  const after = await RawClient.open(relay, { identity, token })
  const fetched = await after.request<{ messages: object[]; hasMore: boolean }>('irn_batchFetchMessages', {
    topics: [topic],
  })
  expect(fetched).toEqual({
    messages: [{ topic, message: 'missed', publishedAt: clock.now(), tag: 1108, attestation: null }],
    hasMore: false,
  })
  await after.request('irn_batchSubscribe', { topics: [topic] })
  expect(await after.settledFrames()).toEqual([])
  expect(await after.request('irn_fetchMessages', { topic })).toEqual({ messages: [], hasMore: false })
})

test('if a response is lost, its messages wait for the next fetch', async () => {
  const identity = new Identity()
  const publisher = await RawClient.open(relay)
  const first = await RawClient.open(relay, { identity })
  await first.request('irn_subscribe', { topic })
  await first.close()
  await publisher.request('irn_publish', publication('missed'))

  // This client never reads the response, so it sends no pong either.
  const deaf = await RawClient.open(relay, { identity })
  deaf.socket.pause()
  deaf.send(JSON.stringify({ id: 1, jsonrpc: '2.0', method: 'irn_fetchMessages', params: { topic } }))
  await publisher.settledFrames()
  deaf.socket.terminate()

  const last = await RawClient.open(relay, { identity })
  expect(await last.request('irn_fetchMessages', { topic })).toMatchObject({ messages: [{ message: 'missed' }] })
})

test('repeats an unacknowledged push with its id every 30 seconds, up to three times in all, and keeps it in the mailbox', async () => {
  const [publisher, silent] = [await RawClient.open(relay), await RawClient.open(relay)]
  await silent.request('irn_subscribe', { topic })
  await publisher.request('irn_publish', publication('hello', { ttl: 3600 }))
  const push = await silent.nextPush()
  for (const _try of [2, 3]) {
    await pass(29_000, silent)
    expect(await silent.settledFrames()).toEqual([])
    await pass(1_000, silent)
    expect(await silent.nextPush()).toEqual(push)
  }
  for (let minute = 0; minute < 3; minute++) {
    await pass(20_000, silent)
    expect(await silent.settledFrames()).toEqual([])
  }
  await silent.request('irn_subscribe', { topic })
  expect(await silent.nextPush()).toEqual(push)
})

test('never repeats an acknowledged push, and counts an error as an acknowledgment', async () => {
  const [publisher, client] = [await RawClient.open(relay), await RawClient.open(relay)]
  await client.request('irn_subscribe', { topic })
  await publisher.request('irn_publish', publication('one', { ttl: 3600 }))
  await publisher.request('irn_publish', publication('two', { ttl: 3600 }))
  client.acknowledge(await client.nextPush())
  const { id } = await client.nextPush()
  client.send(JSON.stringify({ id, jsonrpc: '2.0', error: { code: 1, message: 'no' } }))
  await client.settledFrames()
  await pass(31_000, publisher, client)
  await client.request('irn_subscribe', { topic })
  expect(await client.settledFrames()).toEqual([])
})

test("doesn't deliver an expired message", async () => {
  const [publisher, wallet] = [await RawClient.open(relay), await RawClient.open(relay)]
  await publisher.request('irn_publish', publication('short', { ttl: 1 }))
  await publisher.request('irn_publish', publication('long', { ttl: 30 }))
  clock.advance(1000)
  await wallet.request('irn_subscribe', { topic })
  expect(contents(await wallet.settledFrames())).toEqual(['long'])
  await pass(30_000, wallet)
  expect(await wallet.settledFrames()).toEqual([])
})

test('answers a repeated publish with true, and delivers it once', async () => {
  const [publisher, client] = [await RawClient.open(relay), await RawClient.open(relay)]
  await client.request('irn_subscribe', { topic })
  expect(await publisher.request('irn_publish', publication('hello'))).toBe(true)
  client.acknowledge(await client.nextPush())
  expect(await publisher.request('irn_publish', publication('hello'))).toBe(true)
  expect(await client.settledFrames()).toEqual([])
})

test.for([
  ['a string of 19 digits', '"1732012345678123456"'],
  ['a number of 19 digits', '1732012345678123457'],
  ['a number above the range of doubles', '9'.repeat(120)],
  ['an escaped string', '"\\u0061\\"b"'],
])('echoes an id as it was written: %s', async ([, id]) => {
  const client = await RawClient.open(relay)
  client.send(`{"id":${id},"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"${topic}"}}`)
  expect(await client.nextFrame()).toMatch(`{"id":${id},"jsonrpc":"2.0","result":`)
  client.send(`{"jsonrpc":"2.0","params":{"id":7,"topic":1},"method":"irn_subscribe","id" : ${id} }`)
  expect(await client.nextFrame()).toMatch(`{"id":${id},"jsonrpc":"2.0","error":{"code":-32602,`)
})

test('a subscription id is always the SHA-256 of topic and client id, single and in batches', async () => {
  const client = await RawClient.open(relay)
  const idOf = (name: string): string =>
    createHash('sha256')
      .update(name + client.identity.clientId)
      .digest('hex')
  const other = randomBytes(32).toString('hex')
  expect(await client.request('irn_subscribe', { topic })).toBe(idOf(topic))
  expect(await client.request('irn_subscribe', { topic })).toBe(idOf(topic))
  expect(await client.request('irn_batchSubscribe', { topics: [other, topic] })).toEqual([idOf(other), idOf(topic)])

  const publisher = await RawClient.open(relay)
  await publisher.request('irn_publish', publication('hello'))
  expect((await client.nextPush()).params.id).toBe(idOf(topic))
})

test('unsubscribing stops the pushes and drops the queue, whatever the id', async () => {
  const [publisher, client] = [await RawClient.open(relay), await RawClient.open(relay)]
  await client.request('irn_subscribe', { topic })
  await publisher.request('irn_publish', publication('one'))
  await client.nextPush()
  expect(await client.request('irn_unsubscribe', { topic, id: 'unknown' })).toBe(true)
  await pass(31_000, publisher, client)
  await client.request('irn_subscribe', { topic })
  expect(await client.settledFrames()).toEqual([])
  expect(await client.request('irn_batchUnsubscribe', { subscriptions: [{ topic, id: 'unknown' }] })).toBe(true)
  await publisher.request('irn_publish', publication('two'))
  expect(await client.settledFrames()).toEqual([])
})

test.for([1, 30, 604_800, 2_592_000])('accepts a ttl of %i seconds', async ttl => {
  const client = await RawClient.open(relay)
  expect(await client.request('irn_publish', publication('hello', { ttl }))).toBe(true)
})

test('rejects a ttl above 30 days with the message that clients expect', async () => {
  const client = await RawClient.open(relay)
  await expect(client.request('irn_publish', publication('hello', { ttl: 2_592_001 }))).rejects.toMatchObject({
    code: -32602,
    message: expect.stringContaining('requested ttl is above 2592000 seconds'),
  })
})

test('messages of a topic have increasing times, even within a millisecond', async () => {
  const [publisher, client] = [await RawClient.open(relay), await RawClient.open(relay)]
  const messages = ['a', 'b', 'c'].map(message => publication(message))
  await publisher.request('irn_batchPublish', { messages })
  await client.request('irn_subscribe', { topic })
  const times: number[] = []
  for (const _each of messages) times.push((await client.nextPush()).params.data.publishedAt)
  expect(times).toEqual([clock.now(), clock.now() + 1, clock.now() + 2])
})

test('one receipt acknowledges many pushes', async () => {
  const [publisher, client] = [await RawClient.open(relay), await RawClient.open(relay)]
  await client.request('irn_subscribe', { topic })
  await publisher.request('irn_batchPublish', { messages: ['a', 'b'].map(message => publication(message)) })
  const receipts = [await client.nextPush(), await client.nextPush()].map(({ id }) => ({ topic, messageId: id }))
  expect(await client.request('irn_batchReceive', { receipts })).toBe(true)
  await pass(31_000, publisher, client)
  await client.request('irn_subscribe', { topic })
  expect(await client.settledFrames()).toEqual([])
})

test.for(['waku', 'iridium'])('the old prefix %s_ still works', async prefix => {
  const [publisher, client] = [await RawClient.open(relay), await RawClient.open(relay)]
  await client.request(`${prefix}_subscribe`, { topic })
  await publisher.request(`${prefix}_publish`, publication('hello'))
  client.acknowledge(await client.nextPush())
  expect(await client.request(`${prefix}_unsubscribe`, { topic, id: '' })).toBe(true)
})

test('publishes a proposal for the dapp, and an approval and a settlement for the wallet', async () => {
  const [dapp, wallet] = [await RawClient.open(relay), await RawClient.open(relay)]
  const sessionTopic = randomBytes(32).toString('hex')
  const propose = { pairingTopic: topic, sessionProposal: 'proposal', ttl: 300, correlationId: 1, attestation: 'a' }
  expect(await dapp.request('wc_proposeSession', propose)).toBe(true)
  await wallet.request('irn_subscribe', { topic })
  const proposal = await wallet.nextPush()
  expect(proposal.params.data).toMatchObject({ topic, message: 'proposal', tag: 1100, attestation: 'a' })
  wallet.acknowledge(proposal)

  const approval = {
    pairingTopic: topic,
    sessionTopic,
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'settle',
  }
  expect(await wallet.request('wc_approveSession', approval)).toBe(true)
  expect((await dapp.nextPush()).params.data).toMatchObject({ topic, message: 'yes', tag: 1101 })
  await dapp.request('irn_subscribe', { topic: sessionTopic })
  expect((await dapp.nextPush()).params.data).toMatchObject({ topic: sessionTopic, message: 'settle', tag: 1102 })

  await dapp.request('irn_publish', publication('request', { topic: sessionTopic }))
  expect((await wallet.nextPush()).params.data).toMatchObject({ topic: sessionTopic, message: 'request' })
})
