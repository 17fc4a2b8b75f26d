import { expect, test } from 'vitest'
import { Outbox } from './Outbox'

test('sends messages in order, however long each takes', async () => {
  const outbox = new Outbox()
  const said: number[] = []
  const slow = outbox.run(() => new Promise<void>(resolve => setTimeout(resolve, 5)).then(() => void said.push(1)))
  await outbox.run(async () => void said.push(2))
  await slow
  expect(said).toEqual([1, 2])
})

test("a failed task rejects only for its caller and doesn't block others", async () => {
  const outbox = new Outbox()
  await expect(outbox.run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await outbox.run(async () => 'said')).toBe('said')
})

test('messages sent while offline wait, and are sent before goOnline resolves', async () => {
  const outbox = new Outbox()
  const said: number[] = []
  outbox.goOffline()
  expect(await outbox.run(async () => void said.push(1))).toBe(undefined)
  expect(said).toEqual([])
  await outbox.goOnline()
  expect(said).toEqual([1])
})
