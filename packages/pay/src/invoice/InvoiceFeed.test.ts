import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { checkoutOf } from '../../test/payScene'
import { invoiceNotFound, payUnavailable } from '../payErrors'
import { InvoiceFeed } from './InvoiceFeed'
import type { PayCheckout } from './PayCheckout'

const key = { id: 'one', clientSecret: 'secret' }

function setUp() {
  const environment = new ScriptedEnvironment()
  const stage = {
    reads: 0,
    streams: 0,
    answer: async (): Promise<PayCheckout> => checkoutOf(),
    stream: (_: (checkout: PayCheckout) => void, _signal: AbortSignal): Promise<void> =>
      Promise.reject(new Error('no')),
  }
  const feed = new InvoiceFeed(key, {
    environment,
    source: {
      read: () => {
        stage.reads += 1
        return stage.answer()
      },
      follow: (_, signal, onChange) => {
        stage.streams += 1
        return stage.stream(onChange, signal)
      },
    },
  })
  const settled = async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  }
  return { environment, feed, stage, settled }
}

test('reads the invoice, and again after each pause if there is no stream', async () => {
  const { environment, feed, settled, stage } = setUp()
  expect(stage.reads).toBe(0)
  feed.follow()
  await settled()
  expect(feed.state.value).toMatchObject({ status: 'ready', isStale: false })
  environment.advance(3999)
  await settled()
  expect(stage.reads).toBe(1)
  environment.advance(1)
  await settled()
  expect(stage.reads).toBe(2)
})

test('shows the changes of the stream', async () => {
  const { feed, settled, stage } = setUp()
  let emit: (checkout: PayCheckout) => void = () => {}
  stage.stream = onChange => new Promise(() => void (emit = onChange))
  feed.follow()
  await settled()
  emit(checkoutOf({ status: 'processing', sequence: 1 }))
  expect(feed.checkout?.status).toBe('processing')
  // An older answer that arrives late changes nothing.
  emit(checkoutOf({ sequence: 0 }))
  expect(feed.checkout?.status).toBe('processing')
})

test('asks for no more than one answer in two seconds, and at least one a minute', async () => {
  const { environment, feed, settled, stage } = setUp()
  stage.answer = async () => checkoutOf({ pollInMs: 0 })
  feed.follow()
  await settled()
  environment.advance(1999)
  await settled()
  expect(stage.reads).toBe(1)
  stage.answer = async () => checkoutOf({ pollInMs: 1e9 })
  environment.advance(1)
  await settled()
  expect(stage.reads).toBe(2)
  environment.advance(60_000)
  await settled()
  expect(stage.reads).toBe(3)
})

test('stops with its last follower, and starts again', async () => {
  const { environment, feed, settled, stage } = setUp()
  let signal: AbortSignal | undefined
  stage.stream = (_, given) => {
    signal = given
    return new Promise((_resolve, reject) => given.addEventListener('abort', () => reject(new Error('aborted'))))
  }
  const [first, second] = [feed.follow(), feed.follow()]
  await settled()
  expect(stage.reads).toBe(1)
  first()
  first()
  expect(signal?.aborted).toBe(false)
  second()
  expect(signal?.aborted).toBe(true)
  await settled()
  environment.advance(600_000)
  await settled()
  expect(stage.reads).toBe(1)
  feed.follow()
  await settled()
  expect(stage.reads).toBe(2)
})

test('keeps a first failure until a retry, and marks a later one', async () => {
  const { environment, feed, settled, stage } = setUp()
  stage.answer = () => Promise.reject(invoiceNotFound())
  feed.follow()
  await settled()
  expect(feed.state.value).toMatchObject({ status: 'failed', error: { code: 'pay/invoice-not-found' } })
  environment.advance(600_000)
  await settled()
  expect(stage.reads).toBe(1)
  stage.answer = async () => checkoutOf()
  feed.retry()
  await settled()
  expect(feed.state.value.status).toBe('ready')
  stage.answer = () => Promise.reject(payUnavailable(undefined))
  environment.advance(4000)
  await settled()
  expect(feed.state.value).toMatchObject({ status: 'ready', isStale: true })
  stage.answer = async () => checkoutOf()
  environment.advance(4000)
  await settled()
  expect(feed.state.value).toMatchObject({ status: 'ready', isStale: false })
})

test('follows a settled invoice slowly, because it may be reversed, and ended ones not at all', async () => {
  const { environment, feed, settled, stage } = setUp()
  stage.answer = async () => checkoutOf({ status: 'settled', isFinal: true, pollInMs: 0 })
  feed.follow()
  await settled()
  environment.advance(59_999)
  await settled()
  expect([stage.reads, stage.streams]).toEqual([1, 0])
  stage.answer = async () => checkoutOf({ status: 'expired', isFinal: true, sequence: 2 })
  environment.advance(1)
  await settled()
  expect(stage.reads).toBe(2)
  environment.advance(600_000)
  await settled()
  expect(stage.reads).toBe(2)
})
