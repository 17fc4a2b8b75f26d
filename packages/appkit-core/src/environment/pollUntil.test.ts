import { expect, test } from 'vitest'
import { pollUntil } from './pollUntil'

const pace = { first: 1, longest: 2 }
const forever = (): AbortSignal => new AbortController().signal

test('polls until there is a result, and continues after failures', async () => {
  const answers = [() => Promise.reject(new Error('down')), async () => undefined, async () => 0]
  let pollCount = 0
  expect(await pollUntil(async () => answers[pollCount++]?.(), pace, forever())).toBe(0)
  expect(pollCount).toBe(3)
})

test('rejects with the abort reason, stops polling and leaves no listener', async () => {
  const controller = new AbortController()
  const reason = new Error('left')
  let pollCount = 0
  const polling = pollUntil(
    async () => {
      pollCount += 1
      if (pollCount === 2) controller.abort(reason)
      return undefined
    },
    pace,
    controller.signal,
  )
  await expect(polling).rejects.toBe(reason)
  expect(pollCount).toBe(2)
  await expect(pollUntil(async () => 1, pace, controller.signal)).rejects.toBe(reason)
})

test('ignores a result that arrives after the abort', async () => {
  const controller = new AbortController()
  const polling = pollUntil(
    async () => {
      controller.abort(new Error('left'))
      return 'late'
    },
    pace,
    controller.signal,
  )
  await expect(polling).rejects.toThrow('left')
})
