import { expect, test } from 'vitest'
import { endUnproven } from './endUnproven'

/** Library after a wallet responded to a link. */
class FakeClient {
  readonly known: Map<string, { readonly topic: string; readonly pairingTopic: string }> = new Map()
  readonly response: string[] = []
  isOnline = true
  readonly core = { pairing: { updateMetadata: async (_: { topic: string }) => {} } }
  readonly session = {
    getAll: () => [...this.known.values()],
    delete: async (topic: string) => void this.known.delete(topic),
    keys: [] as string[],
  }

  constructor() {
    Object.defineProperty(this.session, 'keys', { get: () => [...this.known.keys()] })
  }

  async disconnect({ topic }: { topic: string }): Promise<void> {
    if (!this.isOnline) throw new Error('No internet connection')
    this.response.push(topic)
    this.known.delete(topic)
  }

  /** Steps of the library after it reported an invalid signature. */
  async settle(topic: string, pairingTopic: string): Promise<void> {
    this.known.set(topic, { topic, pairingTopic })
    await this.core.pairing.updateMetadata({ topic: pairingTopic })
  }
}

function begin(pairingTopic = 'link') {
  const client = new FakeClient()
  let isOver = false
  const end = () =>
    endUnproven(client as unknown as Parameters<typeof endUnproven>[0], pairingTopic).then(() => {
      isOver = true
    })
  return { client, end, isOver: () => isOver }
}

test('ends the session that settles afterwards and notifies the wallet', async () => {
  const { client, end, isOver } = begin()
  const ended = end()
  await client.settle('other session', 'other link')
  expect([client.response, isOver()]).toEqual([[], false])
  await client.settle('session', 'link')
  await ended
  expect(client.response).toEqual(['session'])
  expect(client.session.keys).toEqual(['other session'])
})

test('ends an existing session immediately', async () => {
  const { client, end } = begin()
  await client.settle('session', 'link')
  await end()
  expect(client.response).toEqual(['session'])
})

test('ends the session locally when the relay is unreachable', async () => {
  const { client, end } = begin()
  client.isOnline = false
  await client.settle('session', 'link')
  await end()
  expect(client.session.keys).toEqual([])
})

test('handles two links with invalid signatures', async () => {
  const { client, end } = begin('one')
  const ended = [end(), endUnproven(client as unknown as Parameters<typeof endUnproven>[0], 'two')]
  await client.settle('of one', 'one')
  await client.settle('of two', 'two')
  await Promise.all(ended)
  expect(client.response.toSorted()).toEqual(['of one', 'of two'])
})
