import { expect, test } from 'vitest'
import { cookieStorage } from './cookieStorage'
import { kitCookies } from './kitCookies'

const network = `${encodeURIComponent('@appkit/active_caip_network_id')}=${encodeURIComponent('eip155:1')}`

test('only what the kit wrote is left of a request’s cookies', () => {
  const cookie = kitCookies(`__Host-siwx-session=secret; ${network}; theme=${encodeURIComponent('@appkit/x')}`)
  expect(cookie).toBe(network)
  expect(cookieStorage({ cookie }).getItem('@appkit/active_caip_network_id')).toBe('eip155:1')
})

test('a request without cookies has none', () => {
  expect([kitCookies(null), kitCookies(undefined), kitCookies('')]).toEqual(['', '', ''])
})
