import { expect, test } from 'vitest'
import { redirectTarget, webAddress } from './webAddress'

const reason = (read: () => URL): unknown => {
  try {
    return read().href
  } catch (error) {
    return error instanceof Error && 'reason' in error ? error.reason : error
  }
}

test.each([
  // Not addresses: zones of a network card, invalid ports, no host.
  ...['http://[fe80::1%25eth0]/', 'http://[fe80::1%eth0]/', 'http://cats.web:x/', 'http://', '//cats.web/', 'cats.web'],
  // Other schemes, in any spelling.
  ...['file:///etc/passwd', 'FILE:///etc/passwd', 'ftp://cats.web/', 'gopher://cats.web/_x', 'dict://cats.web:11211/'],
  ...['javascript:alert(1)', 'data:image/png,x', 'blob:http://cats.web/1', 'view-source:http://cats.web/'],
  ...['unix:/var/run/docker.sock', 'ws://cats.web/', 'jar:http://cats.web!/', 'netdoc:///etc/passwd'],
])("doesn't fetch %s", address => {
  expect(reason(() => webAddress(address))).toBe('scheme')
})

test.each(['http://user@cats.web/', 'http://:pass@cats.web/', 'http://cats.web@127.0.0.1/', 'http://a:b@[::1]/'])(
  "doesn't fetch %s, which contains credentials",
  address => {
    expect(reason(() => webAddress(address))).toBe('address')
  },
)

test('resolves a redirect like browsers', () => {
  const from = new URL('https://cats.web/a/b?c')
  for (const [location, target] of [
    ['d', 'https://cats.web/a/d'],
    ['/d', 'https://cats.web/d'],
    ['//more.web/d', 'https://more.web/d'],
    ['https://more.web', 'https://more.web/'],
    ['\\\\more.web\\d', 'https://more.web/d'],
  ]) {
    expect(reason(() => redirectTarget(location, from))).toBe(target)
  }
})

test('rejects a redirect from https to http, and one without a valid target', () => {
  for (const location of ['http://cats.web/', 'HTTP://cats.web/', 'http:', undefined, 'https://[', 'ftp://cats.web/']) {
    expect(reason(() => redirectTarget(location, new URL('https://cats.web/')))).toBe('redirects')
  }
  expect(reason(() => redirectTarget('https://cats.web/', new URL('http://cats.web/')))).toBe('https://cats.web/')
})
