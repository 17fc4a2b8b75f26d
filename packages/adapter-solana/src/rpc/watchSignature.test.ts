import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerFor } from '../../test/answerFor'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { Outcome } from './lookUpOutcome'
import { SolanaRpc } from './SolanaRpc'
import type { SignatureStatus } from './signatureStatus'
import { type Watch, watchSignature } from './watchSignature'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  Socket.last = undefined
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** State of one transaction on a node, which a test can change. */
interface Node {
  height: number
  status: SignatureStatus | null
  /** Status that a history search returns. Default: `status`. */
  searched?: SignatureStatus | null
  isDown?: boolean
  /** Number of slots by which the node that answers status requests lags behind. */
  behind?: number
}

function startWatching(node: Node, overrides: Partial<Watch> & { readonly commitment?: SolanaCommitment } = {}) {
  const answer = (result: () => unknown) => () => {
    if (node.isDown) throw new TypeError('Failed to fetch')
    return { result: result() }
  }
  const requests = answerFor({
    getEpochInfo: answer(() => ({ absoluteSlot: 1_000 + node.height, blockHeight: node.height })),
    getSignatureStatuses: ({ params: [, options] }) => {
      const isSearch = (options as { searchTransactionHistory: boolean }).searchTransactionHistory
      const status = isSearch && node.searched !== undefined ? node.searched : node.status
      return answer(() => ({ context: { slot: 1_000 + node.height - (node.behind ?? 0) }, value: [status] }))()
    },
  })
  const leaving = new AbortController()
  let resends = 0
  let outcome: Outcome | undefined
  const watch: Watch = {
    rpc: new SolanaRpc(['http://node.test']),
    webSocket: undefined,
    signature: 'signature',
    commitment: 'confirmed',
    lastValidBlockHeight: 100,
    async resend() {
      resends += 1
    },
    signal: leaving.signal,
    ...overrides,
  }
  void watchSignature(watch).then(found => {
    outcome = found
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return { requests, leave: () => leaving.abort(), outcome: () => outcome, pass, resends: () => resends }
}

test('waits until the block after the last valid one', async () => {
  const node: Node = { height: 100, status: null }
  const { outcome, pass, resends } = startWatching(node)
  await pass(5_000)
  expect(outcome()).toBeUndefined()
  const before = resends()
  node.height = 101
  await pass(1_000)
  expect(outcome()).toEqual({ status: 'expired' })
  expect(resends()).toBe(before)
})

test('resends with every lookup until the transaction is in the chain, even if sending fails', async () => {
  const node: Node = { height: 1, status: null }
  let sent = 0
  const { outcome, pass } = startWatching(node, {
    async resend() {
      sent += 1
      throw new TypeError('Failed to fetch')
    },
  })
  await pass(3_500)
  expect(sent).toBe(4)
  node.status = { err: null, confirmationStatus: 'confirmed' }
  await pass(1_000)
  expect(outcome()).toEqual({ status: 'confirmed' })
  await pass(5_000)
  expect(sent).toBe(4)
})

test('confirms a transaction that is included between the last two requests', async () => {
  const node: Node = { height: 101, status: null, searched: { err: null, confirmationStatus: 'finalized' } }
  const { outcome, pass } = startWatching(node)
  await pass(10)
  expect(outcome()).toEqual({ status: 'confirmed' })
})

test('keeps waiting until the block reaches the commitment, whatever its result', async () => {
  const failure = { InstructionError: [0, { Custom: 1 }] }
  const node: Node = { height: 50, status: { err: failure, confirmationStatus: 'processed' } }
  const { outcome, pass } = startWatching(node)
  await pass(3_000)
  expect(outcome()).toBeUndefined()
  node.height = 101
  await pass(3_000)
  expect(outcome()).toBeUndefined()
  // The block was skipped, and another one included the transaction.
  node.status = { err: null, confirmationStatus: 'confirmed' }
  await pass(1_000)
  expect(outcome()).toEqual({ status: 'confirmed' })
})

test('reports a transaction as expired if only a skipped block included it', async () => {
  const node: Node = { height: 101, status: { err: null, confirmationStatus: 'processed' } }
  const { outcome, pass } = startWatching(node)
  await pass(3_000)
  expect(outcome()).toBeUndefined()
  node.status = null
  await pass(1_000)
  expect(outcome()).toEqual({ status: 'expired' })
})

test("doesn't report expiry from a node that lags behind", async () => {
  const node: Node = { height: 105, status: null, behind: 1 }
  const { outcome, pass } = startWatching(node)
  await pass(3_000)
  expect(outcome()).toBeUndefined()
  node.behind = 0
  await pass(1_000)
  expect(outcome()).toEqual({ status: 'expired' })
})

test('reports an unknown outcome if the node stays unreachable until the deadline', async () => {
  const node: Node = { height: 101, status: null, isDown: true }
  const { requests, outcome, pass } = startWatching(node)
  await pass(119_000)
  expect(outcome()).toBeUndefined()
  await pass(3_000)
  expect(outcome()).toEqual({ status: 'unknown' })
  const count = requests.length
  await pass(60_000)
  expect(requests).toHaveLength(count)
})

test('never expires without a known last block', async () => {
  const { requests, outcome, pass } = startWatching(
    { height: 1_000_000, status: null },
    { lastValidBlockHeight: undefined },
  )
  await pass(122_000)
  expect(outcome()).toEqual({ status: 'unknown' })
  expect(requests.some(({ method }) => method === 'getEpochInfo')).toBe(false)
})

test('sends nothing if already aborted, and stops on abort', async () => {
  const gone = startWatching({ height: 1, status: null }, { signal: AbortSignal.abort() })
  await gone.pass(0)
  expect(gone.outcome()).toEqual({ status: 'unknown' })
  expect([gone.requests.length, gone.resends()]).toEqual([0, 0])
  vi.unstubAllGlobals()

  const { requests, leave, outcome, pass, resends } = startWatching({ height: 1, status: null })
  await pass(1_500)
  leave()
  await pass(0)
  expect(outcome()).toEqual({ status: 'unknown' })
  const count = [requests.length, resends()]
  await pass(10_000)
  expect([requests.length, resends()]).toEqual(count)
})

/** Subscription socket that a test controls. */
class Socket {
  static last: Socket | undefined
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly said: string[] = []
  isClosed = false
  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    this.said.push(text)
  }
  close(): void {
    this.isClosed = true
    this.onclose?.()
  }
  notify(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function subscribed(node: Node) {
  const found = startWatching(node, { webSocket: 'ws://node.test' })
  const socket = Socket.last
  if (!socket) throw new Error('Nothing was subscribed to.')
  return { ...found, socket }
}

test('keeps one polling loop when a subscription breaks during a lookup', async () => {
  vi.stubGlobal('WebSocket', Socket)
  const { requests, pass, resends, socket } = subscribed({ height: 1, status: null })
  socket.notify({ id: 1, result: 7 })
  socket.close()
  await pass(0)
  expect(resends()).toBe(1)
  await pass(10_000)
  expect(resends()).toBe(11)
  expect(requests.filter(({ method }) => method === 'getSignatureStatuses')).toHaveLength(11)
})

test('polls immediately if the node refuses the subscription', async () => {
  vi.stubGlobal('WebSocket', Socket)
  const { outcome, pass, socket } = subscribed({ height: 1, status: { err: null, confirmationStatus: 'confirmed' } })
  socket.notify({ id: 1, error: { code: -32601 } })
  await pass(0)
  expect(socket.isClosed).toBe(true)
  expect(outcome()).toEqual({ status: 'confirmed' })
})

test("ends with the subscription's result and closes it", async () => {
  vi.stubGlobal('WebSocket', Socket)
  const { requests, outcome, pass, socket } = subscribed({ height: 1, status: null })
  socket.onopen?.()
  expect(JSON.parse(socket.said[0] ?? '')).toMatchObject({
    method: 'signatureSubscribe',
    params: ['signature', { commitment: 'confirmed' }],
  })
  socket.notify({ method: 'signatureNotification', params: { result: { value: { err: 'AccountInUse' } } } })
  await pass(0)
  expect(outcome()).toEqual({ status: 'failed', err: 'AccountInUse' })
  expect(socket.isClosed).toBe(true)
  await pass(10_000)
  expect(requests).toEqual([])
})

test.each([
  ['processed', ['processed', 'confirmed', 'finalized']],
  ['confirmed', ['confirmed', 'finalized']],
  ['finalized', ['finalized']],
] as const)('ignores results below %s', async (commitment, enough) => {
  for (const confirmationStatus of ['processed', 'confirmed', 'finalized', undefined] as const) {
    for (const err of [null, 'AccountInUse']) {
      const status = confirmationStatus === undefined ? { err } : { err, confirmationStatus }
      const { leave, outcome, pass } = startWatching({ height: 1, status }, { commitment })
      await pass(0)
      // Nodes that omit the status report only final transactions.
      const isEnough = confirmationStatus === undefined || (enough as readonly string[]).includes(confirmationStatus)
      expect(outcome()?.status).toBe(isEnough ? (err ? 'failed' : 'confirmed') : undefined)
      leave()
      vi.unstubAllGlobals()
    }
  }
})
