import { expect, test } from 'vitest'
import { type OnrampProgress, type OnrampPurchase, started } from './OnrampPurchase'
import { OnrampPurchases } from './OnrampPurchases'

const purchase = { id: 'one', secret: 'secret', at: 0, progress: started } as unknown as OnrampPurchase

/** Follows a purchase that the backend reports as `progress`. Returns the pause until each request. */
async function follow(
  progress: OnrampProgress,
  isOnChain: boolean | undefined,
): Promise<{ readonly known: OnrampProgress | undefined; readonly pauses: readonly number[] }> {
  const pauses: number[] = []
  let next: () => void = () => {}
  const purchases = new OnrampPurchases({
    environment: {
      now: () => 0,
      setTimer(run, delay) {
        pauses.push(delay)
        next = run
        return () => {}
      },
    },
    source: { progress: async () => progress },
    read: () => [],
    write: () => {},
    isDelivered: async () => isOnChain,
    onChange: () => {},
  })
  purchases.add(purchase)
  next()
  await new Promise(resolve => setTimeout(resolve))
  return { known: purchases.find('one')?.progress, pauses }
}

const delivered: OnrampProgress = { ...started, status: 'delivered', isFinal: true, isSent: true, txHash: '0x1' }

test('a delivery counts unless the chain refutes it', async () => {
  expect((await follow(delivered, true)).known?.status).toBe('delivered')
  expect((await follow(delivered, undefined)).known?.status).toBe('delivered')
  expect((await follow(delivered, false)).known).toMatchObject({ status: 'processing', isFinal: false })
})

test('a delivery without a transaction counts as under way', async () => {
  expect((await follow({ ...delivered, txHash: undefined }, true)).known?.status).toBe('processing')
})

test.each([
  [0, 2000],
  [-1, 2000],
  [5000, 5000],
  [Number.MAX_SAFE_INTEGER, 60_000],
])('a backend that asks to poll every %d ms is polled after %d', async (pollInMs, pause) => {
  expect((await follow({ ...started, status: 'processing', pollInMs }, undefined)).pauses).toEqual([0, pause])
})
