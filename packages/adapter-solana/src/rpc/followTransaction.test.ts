import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFor } from '../../test/answerFor'
import { type Follow, followTransaction } from './followTransaction'
import type { Outcome } from './lookUpOutcome'
import { SolanaRpc } from './SolanaRpc'

let leaving: AbortController
beforeEach(() => {
  leaving = new AbortController()
  vi.useFakeTimers()
})
afterEach(() => {
  // A watch that is still waiting would query the node of a later test.
  leaving.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function startFollowing(node: { height: number; err?: unknown }, overrides: Partial<Follow> = {}) {
  const requests = answerFor({
    getBlockHeight: () => ({ result: node.height }),
    getEpochInfo: () => ({ result: { absoluteSlot: node.height, blockHeight: node.height } }),
    getSignatureStatuses: () => ({
      result: {
        context: { slot: node.height },
        value: [node.err === undefined ? null : { err: node.err, confirmationStatus: 'confirmed' }],
      },
    }),
  })
  const traces: string[] = []
  let end: unknown
  const follow: Follow = {
    rpc: new SolanaRpc(['http://node.test']),
    webSocket: undefined,
    signature: 'signature',
    commitment: 'confirmed',
    signal: leaving.signal,
    sent: undefined,
    trace: undefined,
    onTrace: trace => traces.push(trace),
    ...overrides,
  }
  followTransaction(follow).then(
    outcome => {
      end = outcome
    },
    (reason: unknown) => {
      end = reason
    },
  )
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { requests, end: () => end, leave: (reason: unknown) => leaving.abort(reason), pass, traces }
}

const dropped = { status: 'dropped' }

test('estimates the last block of a transaction from elsewhere, and waits until then', async () => {
  const node = { height: 1_000 }
  const { end, pass, traces } = startFollowing(node)
  await pass(1_000)
  expect(traces).toEqual(['1170'])
  node.height = 1_170
  await pass(5_000)
  expect(end()).toBeUndefined()
  node.height = 1_171
  await pass(5_000)
  expect(end()).toEqual(dropped)
})

test('keeps the last block from an earlier watch', async () => {
  const { end, pass, traces } = startFollowing({ height: 1_001 }, { trace: '1000' })
  await pass(1_000)
  expect(end()).toEqual(dropped)
  expect(traces).toEqual([])
})

test.each(['', 'soon', '-1', '1e3', '9'.repeat(16), ' 7'])("ignores a trace that isn't a block (%j)", async trace => {
  const { end, pass, traces } = startFollowing({ height: 1_001 }, { trace })
  await pass(5_000)
  expect(end()).toBeUndefined()
  expect(traces).toEqual(['1171'])
})

test.each<[Outcome, unknown]>([
  [{ status: 'confirmed' }, { status: 'confirmed' }],
  [{ status: 'failed', err: 'no' }, { status: 'reverted' }],
  [{ status: 'expired' }, dropped],
])('returns the outcome of sending without a request: %j', async (outcome, response) => {
  const sent = { lastValidBlockHeight: 500, outcome: Promise.resolve(outcome) }
  const { requests, end, pass, traces } = startFollowing({ height: 1 }, { sent })
  await pass(0)
  expect(end()).toEqual(response)
  expect(traces).toEqual(['500'])
  expect(requests).toEqual([])
})

test('queries the chain until the same last block if sending had no outcome', async () => {
  const sent = { lastValidBlockHeight: 500, outcome: Promise.resolve<Outcome>({ status: 'unknown' }) }
  const node = { height: 499 }
  const { end, pass } = startFollowing(node, { sent })
  await pass(5_000)
  expect(end()).toBeUndefined()
  node.height = 501
  await pass(5_000)
  expect(end()).toEqual(dropped)
})

test('never sends while following', async () => {
  const { requests, pass } = startFollowing({ height: 1 })
  await pass(10_000)
  expect(new Set(requests.map(({ method }) => method))).toEqual(
    new Set(['getSignatureStatuses', 'getBlockHeight', 'getEpochInfo']),
  )
})

test('rejects immediately with the abort reason while a transaction is being sent', async () => {
  const sent = { lastValidBlockHeight: 500, outcome: new Promise<Outcome>(() => {}) }
  const { end, leave, pass } = startFollowing({ height: 1 }, { sent })
  await pass(1_000)
  const reason = new Error('left')
  leave(reason)
  await pass(0)
  expect(end()).toBe(reason)
})

test('reports a transaction that failed on an earlier visit as reverted', async () => {
  const { end, pass } = startFollowing(
    { height: 9_999, err: { InstructionError: [2, { Custom: 1 }] } },
    { trace: '1000' },
  )
  await pass(0)
  expect(end()).toEqual({ status: 'reverted' })
})
