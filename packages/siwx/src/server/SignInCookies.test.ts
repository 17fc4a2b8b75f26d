import { expect, test } from 'vitest'
import { type SignInCookieOptions, SignInCookies } from './SignInCookies'

const remote = 'app.example.org'
const local = 'localhost:3000'

test.each<[string, string, SignInCookieOptions, boolean, string]>([
  ['over https', remote, {}, true, '__Host-siwx-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax'],
  [
    'behind a proxy',
    remote,
    {},
    false,
    '__Host-siwx-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
  ],
  ['on localhost', local, {}, false, 'siwx-session=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
  [
    'on localhost over https',
    local,
    {},
    true,
    '__Host-siwx-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
  ],
  [
    'marked as secure on localhost',
    local,
    { secure: true },
    false,
    '__Host-siwx-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
  ],
  [
    'marked as not secure',
    remote,
    { secure: false },
    true,
    'siwx-session=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  ],
  [
    'for a parent domain',
    remote,
    { domain: 'example.org', sameSite: 'none' },
    true,
    'siwx-session=value; Path=/; Max-Age=60; HttpOnly; Domain=example.org; Secure; SameSite=None',
  ],
  [
    'with a custom name',
    remote,
    { name: 'login', sameSite: 'strict' },
    true,
    '__Host-login-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict',
  ],
])('writes a cookie %s', (_, domain, options, isHttps, expected) => {
  expect(new SignInCookies(domain, options).write('session', 'value', 60, isHttps)).toBe(expected)
})

test.each<[string, string, SignInCookieOptions, string | undefined, string | undefined]>([
  ['the cookie of its kind', remote, {}, '__Host-siwx-nonce=n; __Host-siwx-session=s', 's'],
  ['a value with an equals sign', remote, {}, '__Host-siwx-session=a=b', 'a=b'],
  ['a cookie without a space before it', remote, {}, 'a=b;__Host-siwx-session=s;c=d', 's'],
  ['the first of two cookies', remote, {}, '__Host-siwx-session=first; __Host-siwx-session=second', 'first'],
  ['no cookie whose name only ends the same', remote, {}, 'x__Host-siwx-session=s', undefined],
  ['no cookie whose name only starts the same', remote, {}, '__Host-siwx-session2=s', undefined],
  ['no cookie that a subdomain or plain http could have set', remote, {}, 'siwx-session=s', undefined],
  ['nothing if there are no cookies', remote, {}, undefined, undefined],
  ['the cookie that no other host can set first', local, {}, 'siwx-session=plain; __Host-siwx-session=s', 's'],
  ['the plain cookie on localhost', local, {}, 'siwx-session=plain', 'plain'],
  ['no plain cookie if cookies must be secure', local, { secure: true }, 'siwx-session=plain', undefined],
  ["the plain cookie if cookies needn't be secure", remote, { secure: false }, 'siwx-session=plain', 'plain'],
  ['the cookie of a parent domain', remote, { domain: 'example.org' }, 'siwx-session=s', 's'],
])('reads %s', (_, domain, options, cookie, expected) => {
  expect(new SignInCookies(domain, options).read({ headers: { cookie } }, 'session')).toBe(expected)
})

test('reads the headers of the web, of Node and of frameworks that split them', () => {
  const cookies = new SignInCookies(remote, {})
  const pairs = ['a=b', '__Host-siwx-session=s']
  for (const headers of [new Headers({ cookie: pairs.join('; ') }), { cookie: pairs.join('; ') }, { cookie: pairs }])
    expect(cookies.read({ headers }, 'session')).toBe('s')
  expect(cookies.read({ headers: new Headers() }, 'session')).toBeUndefined()
})
