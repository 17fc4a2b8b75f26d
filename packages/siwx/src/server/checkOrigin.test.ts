import { expect, test } from 'vitest'
import { checkOrigin } from './checkOrigin'

const pages = {
  domain: 'app.example.org',
  origins: ['https://app.example.org', 'http://localhost:3000'],
  allowsPlain: false,
}
const from = (origin?: string): Request =>
  new Request('https://app.example.org/', { method: 'POST', headers: origin === undefined ? {} : { origin } })

test.each([
  ['https://app.example.org', 'app.example.org'],
  ['HTTPS://APP.example.org', 'app.example.org'],
  ['http://localhost:3000', 'localhost:3000'],
])('accepts the origin %s and returns its host', (origin, host) => {
  expect(checkOrigin(from(origin), pages)).toBe(host)
})

const noOrigin =
  'This server signs users in to app.example.org, but the page has no origin. Serve the page from a web server, outside a sandbox.'

test.each([
  [
    'https://evil.example.org',
    'This server signs users in to app.example.org, but the page is https://evil.example.org. Pass its host as `domain`, or its origin in `origins`.',
  ],
  [
    'http://127.0.0.1:6161',
    'This server signs users in to app.example.org, but the page is http://127.0.0.1:6161. Pass its host as `domain`.',
  ],
  [
    'http://app.example.org',
    'This server signs users in to app.example.org, but the page is http://app.example.org. Serve it over https, or allow http pages with `cookie: { secure: false }`.',
  ],
  [
    'http://192.168.1.5:3000',
    'This server signs users in to app.example.org, but the page is http://192.168.1.5:3000. Serve it over https, or pass its host as `domain` and `cookie: { secure: false }`.',
  ],
  ['null', noOrigin],
  ['', noOrigin],
  ['<script>alert(1)</script>', noOrigin],
  [`https://${'a.'.repeat(200)}example`, noOrigin],
])('rejects the origin %s and names both sides', (origin, message) => {
  expect(() => checkOrigin(from(origin), pages)).toThrow(
    expect.objectContaining({ code: 'siwx/origin-not-allowed', message, details: origin }),
  )
})

test('rejects a request without an origin', () => {
  expect(() => checkOrigin(from(), pages)).toThrow(
    expect.objectContaining({
      code: 'siwx/origin-not-allowed',
      message:
        'This server signs users in to app.example.org, but the request has no Origin header. Send it from a page.',
      details: 'no Origin header',
    }),
  )
})
