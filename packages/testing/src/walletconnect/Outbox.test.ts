import { expect, test } from 'vitest'
import { Outbox } from './Outbox'

test('what is said is said in order, whichever takes longest', async () => {
  const outbox = new Outbox()
  const said: number[] = []
  const slow = outbox.run(() => new Promise<void>(resolve => setTimeout(resolve, 5)).then(() => void said.push(1)))
  await outbox.run(async () => void said.push(2))
  await slow
  expect(said).toEqual([1, 2])
})

test('a task that fails rejects for its own caller and holds up no other', async () => {
  const outbox = new Outbox()
  await expect(outbox.run(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await outbox.run(async () => 'said')).toBe('said')
})

test('what is said while offline waits, and is said before goOnline resolves', async () => {
  const outbox = new Outbox()
  const said: number[] = []
  outbox.goOffline()
  expect(await outbox.run(async () => void said.push(1))).toBe(undefined)
  expect(said).toEqual([])
  await outbox.goOnline()
  expect(said).toEqual([1])
})
