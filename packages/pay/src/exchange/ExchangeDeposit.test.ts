import { expect, test } from 'vitest'
import { exchangeUnavailable } from '../payErrors'
import type { DepositOrder, DepositStatus } from './Exchange'
import { ExchangeDeposit, type ExchangeDepositContext } from './ExchangeDeposit'
import { blockedWindow, type ExchangeWindow } from './ExchangeWindow'

const txHash = `0x${'ab'.repeat(32)}`
const order: DepositOrder = {
  exchange: { id: 'acme', name: 'Acme', imageUrl: undefined },
  asset: { id: 'eip155:1/slip44:60', caipNetworkId: 'eip155:1', tokenAddress: undefined, symbol: 'ETH', decimals: 18 },
  amount: 4n * 10n ** 16n,
  recipient: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  invoiceId: undefined,
}
const page = { url: 'https://acme.example/', sessionId: 'one' }
const unknown: DepositStatus = { status: 'UNKNOWN', txHash: undefined }

interface Timer {
  readonly task: () => void
  readonly at: number
}

/** Creates a deposit with a clock that the test turns. */
function stage(changes: Partial<ExchangeDepositContext> = {}) {
  const made = { now: 0, asked: [] as number[], urls: [] as string[], opened: 0, closed: false, status: unknown }
  const timers = new Set<Timer>()
  const changed: string[] = []
  const window: ExchangeWindow = {
    isBlocked: false,
    get isClosed() {
      return made.closed
    },
    show: url => void made.urls.push(url),
    close: () => {
      made.closed = true
    },
  }
  const deposit = new ExchangeDeposit({
    environment: {
      now: () => made.now,
      setTimer(task, ms) {
        const timer = { task, at: made.now + ms }
        timers.add(timer)
        return () => void timers.delete(timer)
      },
    },
    source: {
      start: async () => page,
      status: async () => {
        made.asked.push(made.now)
        return made.status
      },
    },
    openWindow: () => {
      made.opened += 1
      return window
    },
    isInUse: () => true,
    isConfirmed: async () => true,
    onChange: (_, { status }) => void changed.push(status),
    ...changes,
  })
  /** Lets time pass, and runs what is due. */
  const pass = async (ms: number): Promise<void> => {
    const end = made.now + ms
    for (;;) {
      await settle()
      const [next] = [...timers].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
      if (!next) break
      timers.delete(next)
      made.now = Math.max(made.now, next.at)
      next.task()
    }
    made.now = end
  }
  const value = () => deposit.state.value
  return Object.assign(made, { deposit, pass, value, changed, timers })
}

const settle = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))

test('opens the window in the click, and navigates it once the page is known', async () => {
  const made = stage()
  const started = made.deposit.start(order)
  expect([made.opened, made.urls, made.value().status]).toEqual([1, [], 'starting'])
  await started
  expect(made.urls).toEqual([page.url])
  expect(made.value()).toEqual({ status: 'opened', order, ...page, isBlocked: false, isClosed: false })
})

test('two clicks open one window', async () => {
  const made = stage()
  await Promise.all([made.deposit.start(order), made.deposit.start(order)])
  await made.deposit.start(order)
  expect([made.opened, made.changed]).toEqual([1, ['starting', 'opened']])
})

test('keeps the page of a blocked window, which the user opens', async () => {
  const made = stage({ openWindow: () => blockedWindow })
  await made.deposit.start(order)
  expect(made.value()).toMatchObject({ status: 'opened', isBlocked: true, url: page.url })
  await made.pass(5000)
  expect(made.value()).toMatchObject({ isBlocked: true, isClosed: false })
  expect(made.asked).toEqual([5000])
})

test('closes the window if the deposit does not start, and says why', async () => {
  const error = exchangeUnavailable()
  const made = stage({ source: { start: () => Promise.reject(error), status: async () => unknown } })
  await made.deposit.start(order)
  expect([made.value(), made.closed, made.timers.size]).toEqual([{ status: 'idle', problem: error }, true, 0])
  await made.deposit.start(order)
  expect(made.opened).toBe(2)
})

test('UNKNOWN is not a failure, and neither is an exchange that does not answer', async () => {
  const made = stage()
  await made.deposit.start(order)
  await made.pass(3_600_000)
  expect(made.value().status).toBe('opened')
  made.status = { status: 'IN_PROGRESS', txHash: undefined }
  await made.pass(15_000)
  expect(made.value()).toMatchObject({ status: 'inProgress', txHash: undefined })
  made.status = unknown
  await made.pass(60_000)
  expect(made.value().status).toBe('inProgress')
})

test('asks every 5 s for 100 s, then every 15 s while the modal is open', async () => {
  let isInUse = true
  const made = stage({ isInUse: () => isInUse })
  await made.deposit.start(order)
  await made.pass(100_000)
  expect(made.asked).toEqual(Array.from({ length: 20 }, (_, index) => 5000 * (index + 1)))
  await made.pass(60_000)
  expect(made.asked.slice(20)).toEqual([115_000, 130_000, 145_000, 160_000])
  isInUse = false
  await made.pass(600_000)
  expect([made.asked.length, made.timers.size]).toEqual([24, 0])
  isInUse = true
  made.deposit.look()
  await made.pass(10_000)
  expect(made.asked.slice(24)).toEqual([760_000, 765_000, 770_000])
})

test('goes on asking for 100 s after the modal closed', async () => {
  const made = stage({ isInUse: () => false })
  await made.deposit.start(order)
  await made.pass(600_000)
  expect([made.asked.length, made.asked.at(-1), made.timers.size]).toEqual([19, 95_000, 0])
})

test('closing the window is no outcome', async () => {
  const made = stage()
  await made.deposit.start(order)
  made.closed = true
  await made.pass(5000)
  expect(made.value()).toMatchObject({ status: 'opened', isClosed: true })
  made.status = { status: 'SUCCESS', txHash }
  await made.pass(5000)
  expect(made.value()).toMatchObject({ status: 'succeeded', txHash })
})

test('SUCCESS without a hash is no success', async () => {
  const made = stage()
  await made.deposit.start(order)
  made.status = { status: 'SUCCESS', txHash: undefined }
  await made.pass(5000)
  expect(made.value()).toMatchObject({ status: 'inProgress', txHash: undefined })
})

test.each<[string, () => Promise<boolean | undefined>, string]>([
  ['confirms the transaction', async () => true, 'succeeded'],
  ['cannot be read by this app', async () => undefined, 'succeeded'],
  ['does not confirm the transaction', async () => false, 'inProgress'],
  ['does not answer', () => Promise.reject(new Error('No answer')), 'inProgress'],
])('SUCCESS counts like this if the chain %s: %#', async (_, isConfirmed, status) => {
  const made = stage({ isConfirmed })
  await made.deposit.start(order)
  made.status = { status: 'SUCCESS', txHash }
  await made.pass(5000)
  expect(made.value()).toMatchObject({ status, txHash })
})

test('stops after a failure, and starts again', async () => {
  const made = stage()
  await made.deposit.start(order)
  made.status = { status: 'FAILED', txHash: undefined }
  await made.pass(60_000)
  expect([made.value().status, made.asked, made.timers.size]).toEqual(['failed', [5000], 0])
  await made.deposit.start(order)
  expect([made.value().status, made.opened]).toEqual(['opened', 2])
})

test('ignores an answer about a deposit that the user left', async () => {
  const answers: ((status: DepositStatus) => void)[] = []
  const status = () => new Promise<DepositStatus>(resolve => answers.push(resolve))
  const made = stage({ source: { start: async () => page, status } })
  await made.deposit.start(order)
  await made.pass(5000)
  made.deposit.leave()
  await made.deposit.start({ ...order, amount: 1n })
  answers[0]?.({ status: 'FAILED', txHash: undefined })
  await made.pass(5000)
  expect(made.value()).toMatchObject({ status: 'opened', order: { amount: 1n } })
  expect(answers).toHaveLength(2)
})

test('closes the window of a page that arrives after the user left', async () => {
  let answer: (known: typeof page) => void = () => {}
  const start = () => new Promise<typeof page>(resolve => (answer = resolve))
  const made = stage({ source: { start, status: async () => unknown } })
  const started = made.deposit.start(order)
  made.deposit.leave()
  answer(page)
  await started
  expect([made.value(), made.urls, made.closed]).toEqual([{ status: 'idle' }, [], true])
})

test('asks no more once it is destroyed', async () => {
  const made = stage()
  await made.deposit.start(order)
  made.deposit.destroy()
  await made.pass(60_000)
  expect([made.asked, made.timers.size]).toEqual([[], 0])
})
