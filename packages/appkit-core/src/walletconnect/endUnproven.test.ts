import { expect, test } from 'vitest'
import { endUnproven } from './endUnproven'

/** The library once a wallet has answered a link. */
class FakeClient {
  readonly known: Map<string, { readonly topic: string; readonly pairingTopic: string }> = new Map()
  readonly told: string[] = []
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
    this.told.push(topic)
    this.known.delete(topic)
  }

  /** What the library does after it has said that the signature is false. */
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

test('the session that is settled afterwards is ended, and the wallet hears it', async () => {
  const { client, end, isOver } = begin()
  const ended = end()
  await client.settle('other session', 'other link')
  expect([client.told, isOver()]).toEqual([[], false])
  await client.settle('session', 'link')
  await ended
  expect(client.told).toEqual(['session'])
  expect(client.session.keys).toEqual(['other session'])
})

test('a session that is there already is ended at once', async () => {
  const { client, end } = begin()
  await client.settle('session', 'link')
  await end()
  expect(client.told).toEqual(['session'])
})

test('where the relay is away it ends here', async () => {
  const { client, end } = begin()
  client.isOnline = false
  await client.settle('session', 'link')
  await end()
  expect(client.session.keys).toEqual([])
})

test('two links may lead to a false signature each', async () => {
  const { client, end } = begin('one')
  const ended = [end(), endUnproven(client as unknown as Parameters<typeof endUnproven>[0], 'two')]
  await client.settle('of one', 'one')
  await client.settle('of two', 'two')
  await Promise.all(ended)
  expect(client.told.toSorted()).toEqual(['of one', 'of two'])
})
