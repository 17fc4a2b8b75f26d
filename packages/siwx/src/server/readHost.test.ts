import { describe, expect, test } from 'vitest'
import { createSignIn } from './createSignIn'
import { readHost, readOrigin } from './readHost'

const example = "Pass the host that the browser shows, such as 'app.example.org', or 'localhost:3000' in development."

test.each([
  ['app.example.org', 'app.example.org'],
  ['https://app.example.org', 'app.example.org'],
  ['app.example.org/', 'app.example.org'],
  ['App.Example.org:443', 'app.example.org'],
  ['HTTPS://APP.EXAMPLE.ORG:443/sign-in?a=b#c', 'app.example.org'],
  ['https://app.example.org:8443', 'app.example.org:8443'],
  ['https://app.example.org:80', 'app.example.org:80'],
  ['http://localhost:3000/path', 'localhost:3000'],
  ['http://localhost:443', 'localhost:443'],
  ['localhost:80', 'localhost'],
  ['127.0.0.1:6161', '127.0.0.1:6161'],
  ['[::1]:3000', '[::1]:3000'],
  ['http://[0:0:0:0:0:0:0:1]:3000', '[::1]:3000'],
  ['my_app.internal', 'my_app.internal'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
])('reads %s as %s, as the browser shows it', (domain, host) => {
  expect(readHost(domain, 'createSignIn')).toBe(host)
})

describe('rejects what is no host', () => {
  test.each([undefined, null, ''])('missing: %s', domain => {
    expect(() => createSignIn({ domain } as never)).toThrow(
      expect.objectContaining({
        code: 'options/siwx-invalid-domain',
        message: `\`domain\` of createSignIn is missing. ${example}`,
      }),
    )
  })

  test.each([
    ['*', "'*'"],
    ['*.example.org', "'*.example.org'"],
    [' app.example.org', "' app.example.org'"],
    ['my app', "'my app'"],
    ['app.example.org\n', "'app.example.org\n'"],
    ['me@example.org', "'me@example.org'"],
    ['app.example.org,www.example.org', "'app.example.org,www.example.org'"],
    ['app.example.org;www.example.org', "'app.example.org;www.example.org'"],
    ['app.example.org www.example.org', "'app.example.org www.example.org'"],
    ['3000', "'3000'"],
    [':3000', "':3000'"],
    ['localhost:', "'localhost:'"],
    ['localhost:port', "'localhost:port'"],
    ['ftp://app.example.org', "'ftp://app.example.org'"],
    ['https://', "'https://'"],
    ['/auth', "'/auth'"],
    ['app\\example', "'app\\example'"],
    [3000, '3000'],
    [['app.example.org', 'www.example.org'], 'app.example.org,www.example.org'],
    ['x'.repeat(200).concat('*'), `'${'x'.repeat(99)}…`],
  ])('%j', (domain, shown) => {
    expect(() => createSignIn({ domain } as never)).toThrow(
      expect.objectContaining({
        code: 'options/siwx-invalid-domain',
        message: `\`domain\` of createSignIn is ${shown}, which isn't a host. ${example}`,
      }),
    )
  })
})

test('rejects an http URL unless http pages may sign in', () => {
  const domain = 'http://app.example.org'
  expect(() => createSignIn({ domain })).toThrow(
    expect.objectContaining({
      code: 'options/siwx-invalid-domain',
      message:
        "`domain` of createSignIn is 'http://app.example.org', but browsers send the sign-in cookies over https only. Pass 'https://app.example.org', or allow http pages with `cookie: { secure: false }`.",
    }),
  )
  expect(createSignIn({ domain, cookie: { secure: false } }).domain).toBe('app.example.org')
  expect(createSignIn({ domain: 'http://localhost:3000/' }).domain).toBe('localhost:3000')
})

test('reads origins, which may have a path and no scheme', () => {
  expect(readOrigin('HTTPS://WWW.example.org/')).toBe('https://www.example.org')
  expect(readOrigin('www.example.org')).toBe('https://www.example.org')
  expect(readOrigin('http://localhost:3000')).toBe('http://localhost:3000')
  expect(() => createSignIn({ domain: 'app.example.org', origins: ['*'] })).toThrow(
    expect.objectContaining({
      code: 'options/siwx-invalid-domain',
      message:
        "`origins` of createSignIn contains '*', which isn't an origin. Pass origins such as 'https://www.example.org'.",
    }),
  )
})
