import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionChanges } from './SessionChanges'

beforeEach(() => void vi.stubGlobal('window', globalThis))
afterEach(() => void vi.unstubAllGlobals())

test('calls listeners of this tab and of others, until they unsubscribe', async () => {
  const [here, there] = [new SessionChanges(), new SessionChanges()]
  const own = vi.fn()
  const stop = here.subscribe(own)
  const heard = new Promise<void>(resolve => {
    const end = there.subscribe(() => {
      end()
      resolve()
    })
  })
  here.notify()
  expect(own).toHaveBeenCalledTimes(1)
  await heard
  stop()
  here.notify()
  expect(own).toHaveBeenCalledTimes(1)
})

test('notifies other tabs even if nothing listens in this one', async () => {
  const there = new SessionChanges()
  const heard = new Promise<void>(resolve => {
    const end = there.subscribe(() => {
      end()
      resolve()
    })
  })
  new SessionChanges().notify()
  await heard
})

test('opens no channel on a server', () => {
  vi.unstubAllGlobals()
  const open = vi.fn()
  vi.stubGlobal('BroadcastChannel', open)
  const changes = new SessionChanges()
  const listener = vi.fn()
  changes.subscribe(listener)
  changes.notify()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(open).not.toHaveBeenCalled()
})
