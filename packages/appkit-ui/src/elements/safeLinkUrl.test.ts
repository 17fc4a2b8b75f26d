import { expect, test } from 'vitest'
import { safeLinkUrl } from './safeLinkUrl'

test.each(['https://a.example/', 'http://a.example', 'HTTPS://a.example', 'mailto:help@a.example'])(
  'allows a link to %s',
  url => {
    expect(safeLinkUrl(url)).toBe(url)
  },
)

test('trims white space around a link', () => {
  expect(safeLinkUrl('  https://a.example/ \n')).toBe('https://a.example/')
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)//https://',
  'java\nscript:alert(1)',
  'data:text/html,https://a.example',
  'vbscript:https://a.example',
  '//a.example',
  '/https://a.example',
  'a.example',
  'https://',
  'http://[',
  '',
  undefined,
  null,
])('rejects a link to %j', url => {
  expect(safeLinkUrl(url)).toBeUndefined()
})
