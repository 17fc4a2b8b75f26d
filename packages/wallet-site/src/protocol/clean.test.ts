import { expect, test } from 'vitest'
import { cleanDapp } from './cleanDapp'
import { cleanText } from './cleanText'
import { cleanTheme } from './cleanTheme'

const dapp = (metadata: object, language?: string) =>
  cleanDapp({ metadata: { name: '', description: '', url: '', icons: [], ...metadata }, projectId: 'p', language })

test.each([
  ['Uniswap', 'Uniswap'],
  ['Café Zürich 🦄', 'Café Zürich 🦄'],
  ['متجر', 'متجر'],
  ['evil\u202Egro.knab', 'evilgro.knab'],
  ['a\u2066b\u2069c\u200Fd\u061Ce', 'abcde'],
  ['zero\u200Bwidth\uFEFF', 'zerowidth'],
  ['two\nlines\ttabs\u2028', 'two lines tabs'],
  ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1)'],
  ['\ud800lone', 'lone'],
  [42, ''],
  [undefined, ''],
])('18. shows the name %j as %j', (name, shown) => {
  expect(cleanText(name, 60)).toBe(shown)
})

test('cuts long names between characters', () => {
  expect(cleanText('🦄'.repeat(1000), 60)).toBe('🦄'.repeat(60))
})

test.each([
  ['https://app.example/icon.png', ['https://app.example/icon.png']],
  ['http://localhost:3000/icon.png', ['http://localhost:3000/icon.png']],
  ['javascript:alert(1)', []],
  ['JaVaScRiPt:alert(1)', []],
  ['data:text/html,<script>alert(1)</script>', []],
  ['http://app.example/icon.png', []],
  ['blob:https://app.example/1', []],
  ['https://user:password@app.example/icon.png', []],
  [`https://app.example/${'x'.repeat(3000)}`, []],
])('18. keeps of the icon %.60s only %j', (icon, icons) => {
  expect(dapp({ icons: [icon] }).metadata?.icons).toEqual(icons)
})

test('18. drops scripts that are valid URLs', () => {
  const icon = 'javascript:alert(1)'

  expect(URL.canParse(icon)).toBe(true)
  expect(dapp({ icons: [icon], url: icon }).metadata).toMatchObject({ icons: [], url: '' })
})

test('survives a description of any shape', () => {
  for (const metadata of [{ name: {} }, { icons: 'no list' }, { icons: [null, 1] }, { url: 'javascript:alert(1)' }])
    expect(dapp(metadata).metadata).toMatchObject({ name: '', icons: [], url: '' })
})

test.each([
  ['de', 'de'],
  ['pt-BR', 'pt-BR'],
  ['<script>', undefined],
  ['../../etc', undefined],
])('reads the language %s as %s', (language, expected) => {
  expect(dapp({}, language).language).toBe(expected)
})

test('keeps the values of a theme that only set a style', () => {
  const { themeMode, themeVariables, w3mThemeVariables } = cleanTheme({
    themeMode: 'dark',
    themeVariables: {
      '--apkt-accent': '#ff0066',
      '--apkt-border-radius-master': 4,
      '--apkt-font-family': "'Inter', sans-serif",
      '--attack-load': 'url(https://evil.example/track)',
      '--attack-leave': 'red; } body { display: none',
      '--attack-close': '</style><script>',
      color: 'red',
    },
    w3mThemeVariables: { '--w3m-accent': 'hsla(231, 100%, 70%, 1)' },
  })

  expect(themeMode).toBe('dark')
  expect(themeVariables).toEqual({
    '--apkt-accent': '#ff0066',
    '--apkt-border-radius-master': 4,
    '--apkt-font-family': "'Inter', sans-serif",
  })
  expect(w3mThemeVariables).toEqual({ '--w3m-accent': 'hsla(231, 100%, 70%, 1)' })
})
