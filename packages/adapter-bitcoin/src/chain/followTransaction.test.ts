import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Esplora } from './Esplora'
import { followTransaction } from './followTransaction'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const [hash, other] = ['ab'.repeat(32), 'cd'.repeat(32)]
const trace = `${'ef'.repeat(32)}:1`

/** Follows a transaction that the server doesn't have. */
function follow(spender?: string, kept?: string) {
  let looks = 0
  const esplora = { sent: async () => void looks++, spender: async () => spender } as unknown as Esplora
  const controller = new AbortController()
  const following = followTransaction(esplora, { address: 'bc1payer', hash, signal: controller.signal, trace: kept })
  return { following, looks: () => looks }
}

test('detects a replacement after an earlier visit from the stored coins', async () => {
  const { following } = follow(other, trace)
  expect(await following).toEqual({ status: 'replaced', hash: other })
})

test('drops a known transaction after ten minutes, and an unseen one after an hour', async () => {
  for (const [kept, minutes] of [
    [trace, 10],
    [undefined, 60],
  ] as const) {
    const { following } = follow(undefined, kept)
    const ended = vi.fn<(outcome: unknown) => void>()
    void following.then(ended)
    await vi.advanceTimersByTimeAsync((minutes - 1) * 60_000)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).toHaveBeenCalledWith({ status: 'dropped' })
  }
})
