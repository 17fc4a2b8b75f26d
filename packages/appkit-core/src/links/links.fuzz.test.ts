import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRuns } from '../../test/fuzzRuns'
import { nativePairingLink, universalPairingLink } from './pairingLink'
import { platformLink } from './platformLink'
import { safeWalletLink } from './safeWalletLink'

const page = { navigator: { userAgent: '' } } as Window
const hex = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))

/** Pairing URIs: `wc:topic@2?…`. */
const pairing = fc
  .record({ topic: hex(64), symKey: hex(64), expiry: fc.nat(), methods: fc.string({ maxLength: 20 }) })
  .map(({ topic, symKey, expiry, methods }) => {
    const query = new URLSearchParams({ 'relay-protocol': 'irn', symKey, expiryTimestamp: `${expiry}`, methods })
    return `wc:${topic}@2?${query}`
  })
/** Possible content of a directory that third parties edit. */
const piece = fc.constantFrom(
  ...['javascript', 'JavaScript', 'data', 'blob', 'file', 'intent', 'vbscript', 'https', 'http', 'metamask', 'wc'],
  ...[':', '//', '://', '/', '\\', '?', '#', '@', '&', '%0a', '\n', '\t', '\0', ' ', '\u202e', '\ufeff', '<', '"'],
  ...['wallet.example', 'evil.example', 'localhost', '127.0.0.1', '[::1]', '.', '..', 'uri=', 'alert(1)'],
)
const hostile = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ unit: piece, maxLength: 8 }))
const refused = /^(?:javascript|vbscript|data|blob|file|filesystem|about|intent|mailto|tel|sms|ws|wss|ftp):$/u

/** Fails unless the link is safe to open. */
function expectSafe(link: string): void {
  expect(link).not.toMatch(/[\s\p{C}\\<>"`]/u)
  expect(link).toContain('://')
  // App schemes need no host, so not all of them are URLs.
  const { protocol, username, password, hostname } = URL.canParse(link)
    ? new URL(link)
    : { protocol: `${link.split(':')[0]?.toLowerCase()}:`, username: '', password: '', hostname: '' }
  expect(protocol).not.toMatch(refused)
  if (protocol !== 'https:' && protocol !== 'http:') return
  expect([username, password]).toEqual(['', ''])
  if (protocol === 'http:') expect(['localhost', '127.0.0.1', '[::1]']).toContain(hostname)
}

test('opens only safe links, and opens them unchanged', () => {
  fc.assert(
    fc.property(hostile, link => {
      const safe = safeWalletLink(link)
      if (safe === undefined) return
      expect(safe).toBe(link)
      expectSafe(safe)
    }),
    fuzzRuns(20_000),
  )
})

test('creates safe pairing links or none for any wallet of a directory', () => {
  const wallet = fc.record({
    id: fc.constant('a'),
    name: fc.constant('A'),
    mobile_link: hostile,
    desktop_link: hostile,
    webapp_link: hostile,
    link_mode: hostile,
  })
  fc.assert(
    fc.property(wallet, pairing, fc.boolean(), (listed, uri, preferUniversalLinks) => {
      for (const platform of ['mobile', 'desktop', 'web'] as const) {
        const link = platformLink(platform, listed, { page, uri, preferUniversalLinks })
        if (link !== undefined) expectSafe(link)
      }
    }),
    fuzzRuns(5000),
  )
})

test("passes a pairing to the wallet's app unchanged", () => {
  const scheme = fc.stringMatching(/^[a-z][a-z0-9]{5,12}wallet$/)
  const app = scheme.chain(name => fc.constantFrom(name, `${name}:`, `${name}:/`, `${name}://`, `${name}://in`))
  fc.assert(
    fc.property(app, pairing, (named, uri) => {
      const link = nativePairingLink(named, uri, page) ?? ''
      expect(link).toMatch(/^[a-z0-9]+:\/\/(?:in\/)?wc\?uri=[^?#&]+$/u)
      expect(decodeURIComponent(link.slice(link.indexOf('uri=') + 4))).toBe(uri)
    }),
    fuzzRuns(2000),
  )
})

test("passes a pairing only to the wallet's own host", () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'] }), pairing, (url, uri) => {
      const link = universalPairingLink(url, uri)
      // Addresses allow characters that links don't.
      fc.pre(link !== undefined)
      const { origin, pathname, searchParams } = new URL(link)
      expect(origin).toBe(new URL(url).origin)
      expect(pathname.endsWith('/wc')).toBe(true)
      expect([...searchParams]).toEqual([['uri', uri]])
    }),
    fuzzRuns(2000),
  )
})
