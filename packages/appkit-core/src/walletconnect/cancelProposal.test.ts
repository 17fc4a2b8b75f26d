import { expect, test } from 'vitest'
import { cancelProposal, forgetSignIn } from './cancelProposal'

type Entry = Readonly<Record<string, unknown>> & { readonly pairingTopic: string }

/** Store of the library with entries for the link in question and for another one. */
function store(entries: readonly Entry[], keyOf: (entry: Entry) => unknown, log: string[], name: string) {
  let left = entries
  return {
    getAll: () => left,
    delete: async (key: unknown, reason: { readonly code: number }) => {
      left = left.filter(entry => keyOf(entry) !== key)
      log.push(`delete ${name} ${String(key)} ${reason.code}`)
    },
  }
}

/** Library with two links, each with a pending session and a pending sign-in. */
function begin(pairings: readonly string[] = ['link', 'other']) {
  const log: string[] = []
  const ids = [
    { id: 1, pairingTopic: 'link' },
    { id: 2, pairingTopic: 'other' },
  ]
  const answers = [
    { topic: 'answers', pairingTopic: 'link' },
    { topic: 'other answers', pairingTopic: 'other' },
  ]
  const client = {
    proposal: store(ids, ({ id }) => id, log, 'proposal'),
    events: { emit: (name: string, { id }: { id: number }) => log.push(`${name} ${id}`) },
    engine: {
      events: { emit: (name: string, { error }: { error: { code: number } }) => log.push(`${name} ${error.code}`) },
    },
    auth: {
      requests: store(ids, ({ id }) => id, log, 'request'),
      pairingTopics: store(answers, ({ topic }) => topic, log, 'answers'),
    },
    core: {
      expirer: { del: (id: number) => log.push(`no expiry ${id}`) },
      relayer: { unsubscribe: async (topic: string) => void log.push(`unsubscribe ${topic}`) },
      pairing: {
        pairings: { keys: pairings },
        disconnect: async ({ topic }: { topic: string }) => void log.push(`disconnect ${topic}`),
      },
    },
  }
  return { client: client as unknown as Parameters<typeof cancelProposal>[0], log }
}

const uri = 'wc:link@2?relay-protocol=irn&symKey=abc'

test('ends all pending responses of a revoked link and notifies its wallet', async () => {
  const { client, log } = begin()
  await cancelProposal(client, uri)
  expect(log).toEqual([
    'proposal_expire 1',
    'session_connect:1 6000',
    'delete proposal 1 6000',
    'no expiry 1',
    'delete request 1 6000',
    'delete answers answers 6000',
    'unsubscribe answers',
    'disconnect link',
  ])
})

test('keeps other links valid', async () => {
  const { client } = begin()
  await cancelProposal(client, uri)
  const left = [client.proposal, client.auth.requests, client.auth.pairingTopics].map(one => one.getAll().length)
  expect(left).toEqual([1, 1, 1])
})

test('sends no message for a link whose pairing is gone', async () => {
  const { client, log } = begin(['other'])
  await cancelProposal(client, uri)
  expect(log.at(-1)).toBe('unsubscribe answers')
})

test('does nothing when called again', async () => {
  const { client, log } = begin([])
  await cancelProposal(client, uri)
  log.length = 0
  await cancelProposal(client, uri)
  expect(log).toEqual([])
})

test('forgets the sign-in and keeps the proposal after a plain approval', async () => {
  const { client, log } = begin()
  await forgetSignIn(client, uri)
  expect(log).toEqual(['no expiry 1', 'delete request 1 6000', 'delete answers answers 6000', 'unsubscribe answers'])
})
