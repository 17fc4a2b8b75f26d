import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reconnector } from './Reconnector'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Answer = () => Promise<string | undefined>

/** Wallets by id, each with what it answers, and what became of them. */
function createScene(remembered: readonly string[], answers: Record<string, Answer> = {}, arrivalTimeout?: number) {
  const wallets = new Map(Object.entries(answers))
  const taken: string[] = []
  const asked: string[] = []
  const memory = [...remembered]
  const reconnector = new Reconnector<string, string>({
    remembered: () => memory,
    find: id => (wallets.has(id) ? id : undefined),
    isConnected: id => taken.includes(id),
    read: async id => {
      asked.push(id)
      return wallets.get(id)?.()
    },
    take: id => void taken.push(id),
    ...(arrivalTimeout === undefined ? {} : { arrivalTimeout }),
  })
  const abort = new AbortController()
  /** What reconnecting ended with: nothing, or the code of its error. */
  const reconnect = (): Promise<unknown> =>
    reconnector.reconnect(abort.signal).then(
      () => 'done',
      error => error.code,
    )
  return { wallets, taken, asked, memory, reconnector, abort, reconnect }
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

/** What a promise has come to by now. */
async function after(milliseconds: number, promise: Promise<unknown>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  return Promise.race([promise, Promise.resolve('waiting')])
}

test('connects each wallet that shares accounts, asks each once, and leaves no timer', async () => {
  const scene = createScene(['one', 'two'], { one: yes, two: yes })
  expect(await scene.reconnect()).toBe('done')
  expect(scene.taken).toEqual(['one', 'two'])
  expect(scene.asked).toEqual(['one', 'two'])
  expect(vi.getTimerCount()).toBe(0)
})

test('a wallet that shares nothing is no failure', async () => {
  const scene = createScene(['one'], { one: no })
  expect(await scene.reconnect()).toBe('done')
  expect(scene.taken).toEqual([])
})

test('without any remembered wallet it is done at once', async () => {
  expect(await createScene([], { one: yes }).reconnect()).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('the wallet that was active is taken first, however late it answers', async () => {
  const active = later()
  const scene = createScene(['active', 'other'], { active: active.answer, other: yes })
  const done = scene.reconnect()
  expect(await after(4_000, done)).toBe('waiting')
  expect(scene.taken).toEqual([])
  active.release()
  expect(await done).toBe('done')
  expect(scene.taken).toEqual(['active', 'other'])
})

test('a wallet that never answers keeps the others waiting for five seconds, and counts when it answers after all', async () => {
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

test('alone, a wallet that never answers is `wallet/no-answer`, and is asked again by the next try', async () => {
  const scene = createScene(['one'], { one: never })
  const done = scene.reconnect()
  await after(5_000, done)
  expect(await done).toBe('wallet/no-answer')
  expect(vi.getTimerCount()).toBe(0)
  scene.wallets.set('one', yes)
  expect(await scene.reconnect()).toBe('done')
  expect(scene.taken).toEqual(['one'])
})

test('a wallet that can’t be asked is `wallet/restore-failed` with its cause, unless another one is connected', async () => {
  const cause = new Error('offline')
  const fails: Answer = () => Promise.reject(cause)
  const alone = createScene(['one'], { one: fails })
  await expect(alone.reconnector.reconnect(alone.abort.signal)).rejects.toMatchObject({
    code: 'wallet/restore-failed',
    cause,
  })
  const two = createScene(['one', 'two'], { one: fails, two: yes })
  expect(await two.reconnect()).toBe('done')
})

test('a wallet that isn’t there is waited for one second, and asked as soon as it arrives', async () => {
  const missing = createScene(['one'])
  const gone = missing.reconnect()
  expect(await after(999, gone)).toBe('waiting')
  await after(1, gone)
  expect(await gone).toBe('done')

  const scene = createScene(['one'])
  const done = scene.reconnect()
  await after(300, done)
  scene.wallets.set('one', yes)
  scene.reconnector.askArrived()
  expect(await done).toBe('done')
  expect(scene.taken).toEqual(['one'])
  expect(vi.getTimerCount()).toBe(0)
})

test('where wallets don’t arrive late none is waited for', async () => {
  const scene = createScene(['one'], {}, 0)
  const done = scene.reconnect()
  expect(await after(0, done)).toBe('done')
})

test('a wallet that arrives after it is over is connected then, one that was asked isn’t asked again', async () => {
  const scene = createScene(['one', 'two'], { one: no }, 0)
  const done = scene.reconnect()
  await after(0, done)
  expect(scene.reconnector.hasUnasked).toBe(false)
  scene.wallets.set('two', yes)
  expect(scene.reconnector.hasUnasked).toBe(true)
  scene.reconnector.askArrived()
  await after(0, done)
  expect(scene.taken).toEqual(['two'])
  expect(scene.asked).toEqual(['one', 'two'])
})

test('a wallet that was forgotten may be asked again; one that is marked is not', async () => {
  const scene = createScene(['one'], { one: no })
  await scene.reconnect()
  scene.reconnector.forget('one')
  expect(scene.reconnector.hasUnasked).toBe(true)
  scene.reconnector.markAsked('one')
  expect(scene.reconnector.hasUnasked).toBe(false)
  scene.reconnector.forget()
  expect(scene.reconnector.hasUnasked).toBe(true)
})

test('a wallet that was left on purpose while it was asked stays disconnected', async () => {
  const slow = later()
  const scene = createScene(['one'], { one: slow.answer })
  const done = scene.reconnect()
  scene.memory.splice(0)
  slow.release()
  expect(await done).toBe('done')
  expect(scene.taken).toEqual([])
})

test('an abort ends the wait without an error, and leaves no timer', async () => {
  const scene = createScene(['one', 'missing'], { one: never })
  const done = scene.reconnect()
  await after(100, done)
  scene.abort.abort()
  expect(await done).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('a wallet that is unlocked is connected, whether or not it was asked', async () => {
  const scene = createScene(['one'], { one: no })
  await scene.reconnect()
  scene.wallets.set('one', yes)
  await scene.reconnector.ask('one')
  expect(scene.taken).toEqual(['one'])
  await scene.reconnector.ask('gone')
})

test('a wallet that is marked while it is asked is still waited for', async () => {
  const slow = later()
  const scene = createScene(['one'], { one: slow.answer })
  const done = scene.reconnect()
  scene.reconnector.markAsked('one')
  expect(await after(1_000, done)).toBe('waiting')
  slow.release()
  expect(await done).toBe('done')
})

test('forgetting one wallet leaves the others asked', async () => {
  const scene = createScene(['one', 'two'], { one: no, two: no })
  await scene.reconnect()
  scene.reconnector.forget('one')
  scene.reconnector.askArrived()
  await vi.advanceTimersByTimeAsync(0)
  expect(scene.asked).toEqual(['one', 'two', 'one'])
})

test('a wallet that arrives while others are waited for keeps no other one waiting', async () => {
  const scene = createScene(['late', 'later'], {})
  const done = scene.reconnect()
  await after(100, done)
  scene.wallets.set('late', never)
  scene.reconnector.askArrived()
  scene.wallets.set('later', yes)
  scene.reconnector.askArrived()
  await after(0, done)
  expect(scene.taken).toEqual(['later'])
})

test('an abort before it begins asks for no wait', async () => {
  const scene = createScene(['one'], { one: never })
  scene.abort.abort()
  expect(await scene.reconnect()).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})
