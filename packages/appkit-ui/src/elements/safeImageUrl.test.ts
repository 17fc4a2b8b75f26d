import { expect, test } from 'vitest'
import { safeImageUrl } from './safeImageUrl'
import { safeLinkUrl } from './safeLinkUrl'

test.each([
  'https://a.example/i.png',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,%3Csvg/%3E',
  'blob:https://a.example/1',
])('an image may come from %s', url => {
  expect(safeImageUrl(url)).toBe(url)
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'data:image/png',
  'http://a.example/i.png',
  '//a.example/i.png',
  '/i.png',
  'file:///etc/passwd',
  'https://',
  'https:\\\\a.example',
  '',
])('an image may not come from %j', url => {
  expect(safeImageUrl(url)).toBeUndefined()
})

test('a data URL above 512 kB is not shown', () => {
  const prefix = 'data:image/png;base64,'
  expect(safeImageUrl(prefix + 'A'.repeat(512 * 1024 - prefix.length))).toBeDefined()
  expect(safeImageUrl(prefix + 'A'.repeat(512 * 1024 - prefix.length + 1))).toBeUndefined()
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' JavaScript:1', 'app://x', ''])(
  'a link may not lead to %j',
  url => {
    expect(safeLinkUrl(url)).toBeUndefined()
  },
)

test('a link may lead to a page or an address', () => {
  expect(safeLinkUrl('https://a.example/x')).toBe('https://a.example/x')
  expect(safeLinkUrl('mailto:a@a.example')).toBe('mailto:a@a.example')
})
