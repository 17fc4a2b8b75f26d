import { expect, test } from 'vitest'
import { Exclusive } from './Exclusive'

/** Locks as in several tabs of one origin. */
function createLocks(): Pick<LockManager, 'request'> {
  const held = new Set<string>()
  const request = async (name: string, _: LockOptions, callback: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return callback(null)
    held.add(name)
    try {
      return await callback({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
    }
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

const hang = () => new Promise<void>(() => {})

test.each([
  ['in one tab without locks', undefined],
  ['in one tab', createLocks()],
])('runs one piece of work per key %s', async (_, locks) => {
  const exclusive = new Exclusive(locks, new AbortController().signal)
  let end: () => void = () => {}
  const first = exclusive.run('one', () => new Promise(resolve => void (end = resolve)))
  expect(await exclusive.run('one', hang)).toBe(false)
  expect(await exclusive.run('two', async () => {})).toBe(true)
  end()
  expect(await first).toBe(true)
  expect(await exclusive.run('one', async () => {})).toBe(true)
})

test('runs one piece of work per key in two tabs, until one of them ends', async () => {
  const locks = createLocks()
  const ended = new AbortController()
  const first = new Exclusive(locks, ended.signal).run('one', hang)
  const other = new Exclusive(locks, new AbortController().signal)
  expect(await other.run('one', hang)).toBe(false)
  ended.abort()
  await first
  expect(await other.run('one', async () => {})).toBe(true)
})

test('passes an error on, and frees the key', async () => {
  const exclusive = new Exclusive(createLocks(), new AbortController().signal)
  await expect(exclusive.run('one', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom')
  expect(await exclusive.run('one', async () => {})).toBe(true)
})
