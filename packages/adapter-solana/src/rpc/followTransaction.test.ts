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
  // A watch that is waiting for an answer would ask the node of a later test.
  leaving.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function following(node: { height: number; err?: unknown }, given: Partial<Follow> = {}) {
  const asked = answerFor({
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
    ...given,
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
  return { asked, end: () => end, leave: (reason: unknown) => leaving.abort(reason), pass, traces }
}

const dropped = { status: 'dropped' }

test('of a stranger’s transaction the last block is told, and it isn’t given up before that', async () => {
  const node = { height: 1_000 }
  const { end, pass, traces } = following(node)
  await pass(1_000)
  expect(traces).toEqual(['1170'])
  node.height = 1_170
  await pass(5_000)
  expect(end()).toBeUndefined()
  node.height = 1_171
  await pass(5_000)
  expect(end()).toEqual(dropped)
})

test('a last block that an earlier watch told is kept, and not moved on by another visit', async () => {
  const { end, pass, traces } = following({ height: 1_001 }, { trace: '1000' })
  await pass(1_000)
  expect(end()).toEqual(dropped)
  expect(traces).toEqual([])
})

test.each(['', 'soon', '-1', '1e3', '9'.repeat(16), ' 7'])(
  'a trace that is no block (%j) is none: the transaction may still come',
  async trace => {
    const { end, pass, traces } = following({ height: 1_001 }, { trace })
    await pass(5_000)
    expect(end()).toBeUndefined()
    expect(traces).toEqual(['1171'])
  },
)

test.each<[Outcome, unknown]>([
  [{ status: 'confirmed' }, { status: 'confirmed' }],
  [{ status: 'failed', err: 'no' }, { status: 'reverted' }],
  [{ status: 'expired' }, dropped],
])('what came of sending it is told without a question: %j', async (outcome, told) => {
  const sent = { lastValidBlockHeight: 500, outcome: Promise.resolve(outcome) }
  const { asked, end, pass, traces } = following({ height: 1 }, { sent })
  await pass(0)
  expect(end()).toEqual(told)
  expect(traces).toEqual(['500'])
  expect(asked).toEqual([])
})

test('where sending told nothing the chain is asked, up to the same last block', async () => {
  const sent = { lastValidBlockHeight: 500, outcome: Promise.resolve<Outcome>({ status: 'unknown' }) }
  const node = { height: 499 }
  const { end, pass } = following(node, { sent })
  await pass(5_000)
  expect(end()).toBeUndefined()
  node.height = 501
  await pass(5_000)
  expect(end()).toEqual(dropped)
})

test('it is never the page that follows who sends: nothing but questions goes out', async () => {
  const { asked, pass } = following({ height: 1 })
  await pass(10_000)
  expect(new Set(asked.map(({ method }) => method))).toEqual(
    new Set(['getSignatureStatuses', 'getBlockHeight', 'getEpochInfo']),
  )
})

test('who leaves while the transaction is still being sent hears why at once', async () => {
  const sent = { lastValidBlockHeight: 500, outcome: new Promise<Outcome>(() => {}) }
  const { end, leave, pass } = following({ height: 1 }, { sent })
  await pass(1_000)
  const reason = new Error('left')
  leave(reason)
  await pass(0)
  expect(end()).toBe(reason)
})

test('one that failed on an earlier visit is reverted', async () => {
  const { end, pass } = following({ height: 9_999, err: { InstructionError: [2, { Custom: 1 }] } }, { trace: '1000' })
  await pass(0)
  expect(end()).toEqual({ status: 'reverted' })
})
