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

test('a token is stored, and found after a reload', () => {
  const store = open()
  expect(store.session).toEqual(none)
  store.session = { kind: 'token', token: 'secret' }
  expect(page.getItem('session')).toBe('secret')
  expect([store.session, open().session]).toEqual(Array(2).fill({ kind: 'token', token: 'secret' }))
})

test('behind a cookie the storage holds no token: the page has it until it is left', () => {
  const store = open()
  store.session = { kind: 'cookie', token: 'secret' }
  expect(page.getItem('session')).toBe('cookie')
  expect(store.session).toEqual({ kind: 'cookie', token: 'secret' })
  expect(open().session).toEqual({ kind: 'cookie', token: undefined })
})

test('what another page of the app has changed counts', () => {
  const store = open()
  store.session = { kind: 'token', token: 'mine' }
  page.setItem('session', 'theirs')
  expect(store.session).toEqual({ kind: 'token', token: 'theirs' })
  page.setItem('session', 'cookie')
  expect(store.session).toEqual({ kind: 'cookie', token: undefined })
  page.setItem('session', '')
  expect(store.session).toEqual(none)
})

test('an end leaves nothing behind, the last nonce included', () => {
  const store = open()
  store.addNonce('one', 'token of one')
  store.session = { kind: 'token', token: 'secret' }
  expect(page.getItem('nonce')).toBe('token of one')
  store.session = none
  expect([page.getItem('session'), page.getItem('nonce'), store.session]).toEqual([null, null, none])
})

test.each<KnownSession>([{ kind: 'token', token: 'secret' }, { kind: 'cookie', token: 'secret' }, none])(
  'where nothing may be stored, memory serves for the visit: $kind',
  session => {
    page.setItem('session', 'of before')
    vi.stubGlobal('localStorage', undefined)
    const store = open()
    expect(store.session).toEqual(none)
    store.session = session
    expect(store.session).toEqual(session)
  },
)

test('each nonce has its own token, and after a reload the last one is left', () => {
  const store = open()
  store.addNonce('one', 'token of one')
  store.addNonce('two', 'token of two')
  expect([store.nonceToken('one'), store.nonceToken('two')]).toEqual(['token of one', 'token of two'])
  expect(open().nonceToken('two')).toBe('token of two')
  store.forgetNonce('two')
  expect([store.nonceToken('one'), store.nonceToken('two')]).toEqual(['token of one', undefined])
  expect(page.getItem('nonce')).toBeNull()
})

test('five messages may wait for their signature, the oldest gives way', () => {
  vi.stubGlobal('localStorage', undefined)
  const store = open()
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const name of names) store.addNonce(name, name)
  expect(names.map(name => store.nonceToken(name))).toEqual([undefined, 'b', 'c', 'd', 'e', 'f'])
})
