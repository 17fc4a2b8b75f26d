import { expect, test, vi } from 'vitest'
import { memoryNonces } from './memoryNonces'
import { type NonceDependencies, Nonces } from './Nonces'

const secret = 'one secret of all servers, by 32+'

/** Creates nonces that are valid for 10 minutes and issued half a second after a full one. */
function open(more: Partial<NonceDependencies> = {}) {
  const clock = { time: 1500 }
  const now = (): number => clock.time
  const store = { use: vi.fn(memoryNonces(10, now).use) }
  const dependencies = { domain: 'app.example.org', secret: () => secret, store, lifetime: 600, now, ...more }
  return { clock, store, nonces: new Nonces(dependencies) }
}

test('a nonce is valid for its lifetime, up to the next full second, and marked until then', async () => {
  const { clock, store, nonces } = open()
  const [first, second] = [await nonces.issue(), await nonces.issue()]
  expect(first).not.toBe(second)
  clock.time = 601_999
  expect(await nonces.use(first)).toBe(true)
  expect(store.use).toHaveBeenCalledExactlyOnceWith(first, 602_000)
  expect(await nonces.use(first)).toBe(false)
  clock.time = 602_000
  expect(await nonces.use(second)).toBe(false)
})

test('stores no invalid or expired nonce', async () => {
  const { clock, store, nonces } = open()
  const good = await nonces.issue()
  const flip = (at: number): string => good.slice(0, at) + (good[at] === '0' ? '1' : '0') + good.slice(at + 1)
  const wrong = ['', `${good}0`, good.slice(1), good.toUpperCase(), `g${good.slice(1)}`, `${good.slice(1)}g`]
  for (const nonce of [...wrong, ...Array.from(good, (_, at) => flip(at))])
    expect(await nonces.use(nonce), nonce).toBe(false)
  clock.time = 602_000
  expect(await nonces.use(good)).toBe(false)
  expect(store.use).not.toHaveBeenCalled()
})

test.each<[string, Partial<NonceDependencies>, boolean]>([
  ['the same domain in uppercase', { domain: 'APP.example.org' }, true],
  ['another domain', { domain: 'app.example.com' }, false],
  ['another secret', { secret: () => `${secret}!` }, false],
])('checks a nonce of a server with %s', async (_, other, isTaken) => {
  expect(await open().nonces.use(await open(other).nonces.issue())).toBe(isTaken)
})

test('reads the secret once, and only for the first nonce', async () => {
  const ask = vi.fn(() => secret)
  const { nonces } = open({ secret: ask })
  expect(ask).not.toHaveBeenCalled()
  await Promise.all([nonces.issue(), nonces.issue()])
  await nonces.use(await nonces.issue())
  expect(ask).toHaveBeenCalledTimes(1)
})
