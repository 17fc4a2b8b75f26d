import { expect, test } from 'vitest'
import { SessionCookie } from './SessionCookie'

const OWNER = { projectId: 'local', origin: 'https://app.example' }

test('with https, the cookie works for apps on other sites and is bound to this host', () => {
  expect(new SessionCookie('https://wallets.example').set(OWNER, 'value')).toMatch(
    /^__Host-openappkit-[0-9a-f]{16}=value; Path=\/; Max-Age=2592000; HttpOnly; SameSite=None; Secure; Partitioned$/,
  )
})

test('without https, the cookie works for the same site only', () => {
  expect(new SessionCookie('http://localhost:4400').set(OWNER, 'value')).toMatch(
    /^openappkit-[0-9a-f]{16}=value; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  )
})

test('each app of each project reads its own cookie', () => {
  const cookies = new SessionCookie('https://wallets.example')
  const printed = cookies.set(OWNER, 'mine').split(';')[0] ?? ''
  const headers = new Headers({ cookie: `other=x; ${printed}; more=y` })
  expect(cookies.read(headers, OWNER)).toBe('mine')
  expect(cookies.read(headers, { ...OWNER, origin: 'https://evil.example' })).toBeUndefined()
  expect(cookies.read(headers, { ...OWNER, projectId: 'another' })).toBeUndefined()
  expect(cookies.clear(OWNER)).toContain('Max-Age=0')
})
