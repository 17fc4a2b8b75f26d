import { expect, test } from 'vitest'
import { safeImageUrl } from './safeImageUrl'

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test.each([
  'https://example.org/icon.png',
  'https://example.org:8443/icon.png?size=40#top',
  'https://example.org/',
  `data:image/png;base64,${pixel}`,
  `data:image/jpeg;base64,${pixel}`,
  `data:image/gif;base64,${pixel}`,
  `data:image/webp;base64,${pixel}`,
  `data:image/avif;base64,${pixel}`,
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg">\n<rect/>\n</svg>',
  'data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+',
  'DATA:IMAGE/PNG;BASE64,AAAA',
  'blob:https://example.org/9115d58c-bcda-ff47-86e5-083e9a215304',
  'blob:http://localhost:3000/9115d58c-bcda-ff47-86e5-083e9a215304',
  'blob:null/9115d58c-bcda-ff47-86e5-083e9a215304',
])('accepts https, data-image and blob URLs unchanged: %j', url => {
  expect(safeImageUrl(url)).toBe(url)
})

test('accepts uppercase schemes and escapes quotes', () => {
  expect(safeImageUrl('HTTPS://EXAMPLE.org/a.png')).toBe('https://example.org/a.png')
  expect(safeImageUrl('https://example.org/a.png"onerror="alert(1)')).toBe(
    'https://example.org/a.png%22onerror=%22alert(1)',
  )
})

test.each([
  ['javascript', 'javascript:alert(1)'],
  ['javascript in mixed case', 'JaVaScRiPt:alert(1)'],
  ['javascript after a space', ' javascript:alert(1)'],
  ['javascript after a control character', '\u0001javascript:alert(1)'],
  ['javascript split by a newline', 'java\nscript:alert(1)'],
  ['javascript split by a tab', 'java\tscript:alert(1)'],
  ['vbscript', 'vbscript:msgbox(1)'],
  ['HTML in a data URL', 'data:text/html,<script>alert(1)</script>'],
  ['HTML in a data URL, encoded', 'data:text/html;base64,PHNjcmlwdD4='],
  ['a data URL without a type', 'data:,hello'],
  ['XML in a data URL', 'data:text/xml,<svg/>'],
  ['a document type that starts like an image type', 'data:image/svg+xml-evil,<svg/>'],
  ['an unsupported image type', 'data:image/x-icon;base64,AAAA'],
  ['a type with a tab', 'data:image/\tpng;base64,AAAA'],
  ['a type with a space before the comma', 'data:image/png ;base64,AAAA'],
  ['a data URL after a space', ' data:image/png;base64,AAAA'],
  ['a data URL that hides another type', 'data:text/html;x=data:image/png,<script>'],
  ['http', 'http://example.org/icon.png'],
  ['http on localhost', 'http://localhost/icon.png'],
  ['a relative path', '/icon.png'],
  ['a relative file name', 'icon.png'],
  ['a URL without a scheme', '//example.org/icon.png'],
  ['https without slashes', 'https:example.org/icon.png'],
  ['https with one slash', 'https:/example.org/icon.png'],
  ['https with backslashes', 'https:\\\\example.org\\icon.png'],
  ['a backslash in the path', 'https://example.org\\@evil.org/icon.png'],
  ['three slashes', 'https:///example.org/icon.png'],
  ['a space at the start', ' https://example.org/icon.png'],
  ['a space at the end', 'https://example.org/icon.png '],
  ['a newline inside', 'https://example.org/\nicon.png'],
  ['a null character', 'https://example.org/icon.png\u0000'],
  ['a zero-width space', 'https://example.org/\u200bicon.png'],
  ['a right-to-left override', 'https://example.org/\u202egnp.exe'],
  ['a username', 'https://user@example.org/icon.png'],
  ['a password', 'https://user:secret@example.org/icon.png'],
  ['no host', 'https://'],
  ['an invalid port', 'https://example.org:99999/icon.png'],
  ['a file URL', 'file:///etc/passwd'],
  ['ftp', 'ftp://example.org/icon.png'],
  ['an extension page', 'chrome-extension://abcdef/icon.png'],
  ['a file system URL', 'filesystem:https://example.org/temporary/icon.png'],
  ['an about URL', 'about:blank'],
  ['a blob URL of javascript', 'blob:javascript:alert(1)'],
  ['a blob URL with a space', 'blob:https://example.org/ab cd'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['an empty string', ''],
])('rejects other URLs: %s', (_, url) => {
  expect(safeImageUrl(url)).toBeUndefined()
})

test.each([undefined, null, 1, {}, ['https://example.org/icon.png'], new URL('https://example.org/icon.png')])(
  "rejects values that aren't strings",
  url => {
    expect(safeImageUrl(url)).toBeUndefined()
  },
)

test('accepts URLs of up to 512 kB', () => {
  const start = 'data:image/png;base64,'

  expect(safeImageUrl(start + 'A'.repeat(512 * 1024 - start.length))).toBeDefined()
  expect(safeImageUrl(start + 'A'.repeat(512 * 1024 - start.length + 1))).toBeUndefined()
  expect(safeImageUrl(start + 'A'.repeat(5 * 1024 * 1024))).toBeUndefined()
})

test('checks a hostile URL of maximum length quickly', () => {
  expect(safeImageUrl(`data:image/png${';a'.repeat(250_000)}`)).toBeUndefined()
})

test.each([
  ['http://127.0.0.1:4100/getWalletImage/a', 'http://127.0.0.1:4100'],
  ['http://127.0.0.1:4100/getWalletImage/a', 'http://127.0.0.1:4100/'],
  ['http://wallets.lan/base/getWalletImage/a', { web: 'http://wallets.lan/base' }],
])("accepts an image of the app's own backend without https (%#)", (url, cloud) => {
  expect(safeImageUrl(url, cloud)).toBe(url)
})

test.each([
  ['http://127.0.0.1:41001/a', 'http://127.0.0.1:4100'],
  ['http://127.0.0.1:4100.evil.example/a', 'http://127.0.0.1:4100'],
  ['http://127.0.0.1:4100@evil.example/a', 'http://127.0.0.1:4100'],
  ['http://127.0.0.1:4100/a', { relay: 'ws://127.0.0.1:4100' }],
  ['http://127.0.0.1:4100/a', undefined],
])("rejects other images without https, even if they resemble the backend's (%#)", (url, cloud) => {
  expect(safeImageUrl(url, cloud)).toBeUndefined()
})
