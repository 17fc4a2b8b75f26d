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
  ['on this machine', local, {}, false, 'siwx-session=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
  [
    'on this machine over https',
    local,
    {},
    true,
    '__Host-siwx-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
  ],
  [
    'secure on this machine',
    local,
    { secure: true },
    false,
    '__Host-siwx-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Lax',
  ],
  ['not secure', remote, { secure: false }, true, 'siwx-session=value; Path=/; Max-Age=60; HttpOnly; SameSite=Lax'],
  [
    'shared',
    remote,
    { domain: 'example.org', sameSite: 'none' },
    true,
    'siwx-session=value; Path=/; Max-Age=60; HttpOnly; Domain=example.org; Secure; SameSite=None',
  ],
  [
    'named',
    remote,
    { name: 'login', sameSite: 'strict' },
    true,
    '__Host-login-session=value; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict',
  ],
])('writes a cookie %s', (_, domain, options, isHttps, expected) => {
  expect(new SignInCookies(domain, options).write('session', 'value', 60, isHttps)).toBe(expected)
})

test.each<[string, string, SignInCookieOptions, string | undefined, string | undefined]>([
  ['the one of its kind', remote, {}, '__Host-siwx-nonce=n; __Host-siwx-session=s', 's'],
  ['a value with an equals sign', remote, {}, '__Host-siwx-session=a=b', 'a=b'],
  ['one without a space before it', remote, {}, 'a=b;__Host-siwx-session=s;c=d', 's'],
  ['the first of two', remote, {}, '__Host-siwx-session=first; __Host-siwx-session=second', 'first'],
  ['none of a name that only ends alike', remote, {}, 'x__Host-siwx-session=s', undefined],
  ['none of a name that only begins alike', remote, {}, '__Host-siwx-session2=s', undefined],
  ['none that a host below or plain http could have set', remote, {}, 'siwx-session=s', undefined],
  ['none', remote, {}, undefined, undefined],
  ['what no other host could have set first', local, {}, 'siwx-session=plain; __Host-siwx-session=s', 's'],
  ['the plain one on this machine', local, {}, 'siwx-session=plain', 'plain'],
  ['no plain one where cookies must be secure', local, { secure: true }, 'siwx-session=plain', undefined],
  ['the plain one where cookies need not be secure', remote, { secure: false }, 'siwx-session=plain', 'plain'],
  ['a shared one', remote, { domain: 'example.org' }, 'siwx-session=s', 's'],
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
