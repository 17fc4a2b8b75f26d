import { expect, test } from 'vitest'
import { cookieStorage } from './cookieStorage'
import { kitCookies } from './kitCookies'

const network = `${encodeURIComponent('@appkit/active_caip_network_id')}=${encodeURIComponent('eip155:1')}`

test("keeps only the kit's cookies of a request", () => {
  const cookie = kitCookies(`__Host-siwx-session=secret; ${network}; theme=${encodeURIComponent('@appkit/x')}`)
  expect(cookie).toBe(network)
  expect(cookieStorage({ cookie }).getItem('@appkit/active_caip_network_id')).toBe('eip155:1')
})

test('returns an empty string for a request without cookies', () => {
  expect([kitCookies(null), kitCookies(undefined), kitCookies('')]).toEqual(['', '', ''])
})

test("keeps wagmi's store but no cookie with a similar name", () => {
  const store = 'wagmi.store={"state":{"chainId":1}}'
  expect(kitCookies(`__Host-session=secret; ${store}; wagmi.store-session=secret; x=wagmi.store=1`)).toBe(store)
})

test('keeps the given stores instead of the default', () => {
  expect(kitCookies('second.store=1; wagmi.store=2; session=secret', ['second.store'])).toBe('second.store=1')
})

test('keeps each of several stores', () => {
  const stores = 'first.store=1; second.store=2'
  expect(kitCookies(`${stores}; session=secret`, ['first.store', 'second.store'])).toBe(stores)
})
