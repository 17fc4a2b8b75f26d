import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/memoryStorage'
import { type KnownSession, TokenStore } from './TokenStore'

let page: ReturnType<typeof memoryStorage>
beforeEach(() => {
  page = memoryStorage()
  vi.stubGlobal('localStorage', page)
})
afterEach(() => vi.unstubAllGlobals())

const open = (): TokenStore => new TokenStore('session', 'nonce')
const none: KnownSession = { kind: 'none' }

test('stores a token and finds it after a reload', () => {
  const store = open()
  expect(store.session).toEqual(none)
  store.session = { kind: 'token', token: 'secret' }
  expect(page.getItem('session')).toBe('secret')
  expect([store.session, open().session]).toEqual(Array(2).fill({ kind: 'token', token: 'secret' }))
})

test('with a cookie, keeps the token in memory only', () => {
  const store = open()
  store.session = { kind: 'cookie', token: 'secret' }
  expect(page.getItem('session')).toBe('cookie')
  expect(store.session).toEqual({ kind: 'cookie', token: 'secret' })
  expect(open().session).toEqual({ kind: 'cookie', token: undefined })
})

test('reads changes of other tabs', () => {
  const store = open()
  store.session = { kind: 'token', token: 'mine' }
  page.setItem('session', 'theirs')
  expect(store.session).toEqual({ kind: 'token', token: 'theirs' })
  page.setItem('session', 'cookie')
  expect(store.session).toEqual({ kind: 'cookie', token: undefined })
  page.setItem('session', '')
  expect(store.session).toEqual(none)
})

test('clearing the session removes everything, including the last nonce', () => {
  const store = open()
  store.addNonce('one', 'token of one')
  store.session = { kind: 'token', token: 'secret' }
  expect(page.getItem('nonce')).toBe('token of one')
  store.session = none
  expect([page.getItem('session'), page.getItem('nonce'), store.session]).toEqual([null, null, none])
})

test.each<KnownSession>([{ kind: 'token', token: 'secret' }, { kind: 'cookie', token: 'secret' }, none])(
  'falls back to memory if nothing can be stored: $kind',
  session => {
    page.setItem('session', 'of before')
    vi.stubGlobal('localStorage', undefined)
    const store = open()
    expect(store.session).toEqual(none)
    store.session = session
    expect(store.session).toEqual(session)
  },
)

test('keeps one token per nonce, and the last one across reloads', () => {
  const store = open()
  store.addNonce('one', 'token of one')
  store.addNonce('two', 'token of two')
  expect([store.nonceToken('one'), store.nonceToken('two')]).toEqual(['token of one', 'token of two'])
  expect(open().nonceToken('two')).toBe('token of two')
  store.forgetNonce('two')
  expect([store.nonceToken('one'), store.nonceToken('two')]).toEqual(['token of one', undefined])
  expect(page.getItem('nonce')).toBeNull()
})

test('keeps five pending messages and drops the oldest', () => {
  vi.stubGlobal('localStorage', undefined)
  const store = open()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const name of names) store.addNonce(name, name)
  expect(names.map(name => store.nonceToken(name))).toEqual([undefined, 'b', 'c', 'd', 'e', 'f'])
})
