import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reconnector } from './Reconnector'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Answer = () => Promise<string | undefined>

/** Creates wallets by id with their answers, and records the results. */
function createScene(remembered: readonly string[], answers: Record<string, Answer> = {}, arrivalTimeout?: number) {
  const wallets = new Map(Object.entries(answers))
  const taken: string[] = []
  const readIds: string[] = []
  const memory = [...remembered]
  const reconnector = new Reconnector<string, string>({
    remembered: () => memory,
    find: id => (wallets.has(id) ? id : undefined),
    isConnected: id => taken.includes(id),
    read: async id => {
      readIds.push(id)
      return wallets.get(id)?.()
    },
    take: id => void taken.push(id),
    ...(arrivalTimeout === undefined ? {} : { arrivalTimeout }),
  })
  const abort = new AbortController()
  /** Reconnects and returns undefined, or the error code. */
  const reconnect = (): Promise<unknown> =>
    reconnector.reconnect(abort.signal).then(
      () => 'done',
      error => error.code,
    )
  return { wallets, taken, readIds, memory, reconnector, abort, reconnect }
}

const yes: Answer = async () => 'accounts'
const no: Answer = async () => undefined
const never: Answer = () => new Promise(() => {})

function later(): { readonly answer: Answer; release(): void } {
  let release = (): void => {}
  const promise = new Promise<string>(resolve => {
    release = () => resolve('accounts')
  })
  return { answer: () => promise, release: () => release() }
}

/** Returns the state of a promise after a delay. */
async function after(milliseconds: number, promise: Promise<unknown>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return Promise.race([promise, Promise.resolve('waiting')])
}

test('connects each wallet that shares accounts, tries each once, and leaves no timer', async () => {
  const scene = createScene(['one', 'two'], { one: yes, two: yes })
  expect(await scene.reconnect()).toBe('done')
  expect(scene.taken).toEqual(['one', 'two'])
  expect(scene.readIds).toEqual(['one', 'two'])
  expect(vi.getTimerCount()).toBe(0)
})

test('accepts a wallet that shares no account', async () => {
  const scene = createScene(['one'], { one: no })
  expect(await scene.reconnect()).toBe('done')
  expect(scene.taken).toEqual([])
})

test('resolves immediately without remembered wallets', async () => {
  expect(await createScene([], { one: yes }).reconnect()).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('connects the previously active wallet first, even if it answers last', async () => {
  const active = later()
  const scene = createScene(['active', 'other'], { active: active.answer, other: yes })
  const done = scene.reconnect()
  expect(await after(4_000, done)).toBe('waiting')
  expect(scene.taken).toEqual([])
  active.release()
  expect(await done).toBe('done')
  expect(scene.taken).toEqual(['active', 'other'])
})

test('connects the others after five seconds without an answer, and the silent wallet when it answers', async () => {
  const hung = later()
  const scene = createScene(['hung', 'other'], { hung: hung.answer, other: yes })
  const done = scene.reconnect()
  expect(await after(4_999, done)).toBe('waiting')
  await after(1, done)
  await done
  await after(0, done)
  expect(scene.taken).toEqual(['other'])
  hung.release()
  await after(0, done)
  expect(scene.taken).toEqual(['other', 'hung'])
})

test('rejects with `wallet/timeout` if the only wallet never answers, and tries it again on the next call', async () => {
  const scene = createScene(['one'], { one: never })
  const done = scene.reconnect()
  await after(5_000, done)
  expect(await done).toBe('wallet/timeout')
  expect(vi.getTimerCount()).toBe(0)
  scene.wallets.set('one', yes)
  expect(await scene.reconnect()).toBe('done')
  expect(scene.taken).toEqual(['one'])
})

test('rejects with `wallet/reconnect-failed` and the cause if a wallet can’t be read, unless another one connects', async () => {
  const cause = new Error('offline')
  const fails: Answer = () => Promise.reject(cause)
  const alone = createScene(['one'], { one: fails })
  await expect(alone.reconnector.reconnect(alone.abort.signal)).rejects.toMatchObject({
    code: 'wallet/reconnect-failed',
    cause,
  })
  const two = createScene(['one', 'two'], { one: fails, two: yes })
  expect(await two.reconnect()).toBe('done')
})

test('waits one second for a missing wallet, and tries it on arrival', async () => {
  const missing = createScene(['one'])
  const gone = missing.reconnect()
  expect(await after(999, gone)).toBe('waiting')
  await after(1, gone)
  expect(await gone).toBe('done')

  const scene = createScene(['one'])
  const done = scene.reconnect()
  await after(300, done)
  scene.wallets.set('one', yes)
  scene.reconnector.tryArrived()
  expect(await done).toBe('done')
  expect(scene.taken).toEqual(['one'])
  expect(vi.getTimerCount()).toBe(0)
})

test("doesn't wait for missing wallets if none can arrive late", async () => {
  const scene = createScene(['one'], {}, 0)
  const done = scene.reconnect()
  expect(await after(0, done)).toBe('done')
})

test('connects a wallet that arrives after the timeout, and tries no wallet twice', async () => {
  const scene = createScene(['one', 'two'], { one: no }, 0)
  const done = scene.reconnect()
  await after(0, done)
  expect(scene.reconnector.hasUntried).toBe(false)
  scene.wallets.set('two', yes)
  expect(scene.reconnector.hasUntried).toBe(true)
  scene.reconnector.tryArrived()
  await after(0, done)
  expect(scene.taken).toEqual(['two'])
  expect(scene.readIds).toEqual(['one', 'two'])
})

test('tries a forgotten wallet again, but not a marked one', async () => {
  const scene = createScene(['one'], { one: no })
  await scene.reconnect()
  scene.reconnector.forget('one')
  expect(scene.reconnector.hasUntried).toBe(true)
  scene.reconnector.markTried('one')
  expect(scene.reconnector.hasUntried).toBe(false)
  scene.reconnector.forget()
  expect(scene.reconnector.hasUntried).toBe(true)
})

test('keeps a wallet disconnected if the user disconnects it during the reconnect', async () => {
  const slow = later()
  const scene = createScene(['one'], { one: slow.answer })
  const done = scene.reconnect()
  scene.memory.splice(0)
  slow.release()
  expect(await done).toBe('done')
  expect(scene.taken).toEqual([])
})

test('stops waiting on abort, without an error or a timer', async () => {
  const scene = createScene(['one', 'missing'], { one: never })
  const done = scene.reconnect()
  await after(100, done)
  scene.abort.abort()
  expect(await done).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('connects an unlocked wallet, even after an earlier try', async () => {
  const scene = createScene(['one'], { one: no })
  await scene.reconnect()
  scene.wallets.set('one', yes)
  await scene.reconnector.tryNow('one')
  expect(scene.taken).toEqual(['one'])
  await scene.reconnector.tryNow('gone')
})

test('keeps waiting for a wallet that is marked during its request', async () => {
  const slow = later()
  const scene = createScene(['one'], { one: slow.answer })
  const done = scene.reconnect()
  scene.reconnector.markTried('one')
  expect(await after(1_000, done)).toBe('waiting')
  slow.release()
  expect(await done).toBe('done')
})

test('keeps the other marks when one wallet is forgotten', async () => {
  const scene = createScene(['one', 'two'], { one: no, two: no })
  await scene.reconnect()
  scene.reconnector.forget('one')
  scene.reconnector.tryArrived()
  await vi.advanceTimersByTimeAsync(0)
  expect(scene.readIds).toEqual(['one', 'two', 'one'])
})

test("doesn't delay other wallets for one that arrives during the wait", async () => {
  const scene = createScene(['late', 'later'], {})
  const done = scene.reconnect()
  await after(100, done)
  scene.wallets.set('late', never)
  scene.reconnector.tryArrived()
  scene.wallets.set('later', yes)
  scene.reconnector.tryArrived()
  await after(0, done)
  expect(scene.taken).toEqual(['later'])
})

test("doesn't wait if aborted before it starts", async () => {
  const scene = createScene(['one'], { one: never })
  scene.abort.abort()
  expect(await scene.reconnect()).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})
