import { describe, expect, test } from 'vitest'
import { contrast } from './contrast'
import { palettes } from './palette'
import { cssRgb, mix, parseRgb, type Rgb } from './rgb'
import { themeSheet } from './themeSheet'
import tokens from './tokens.css?raw'

/** Returns the declarations of the rule whose selector contains `selector`, from the text of a sheet. */
function declarations(css: string, selector: string): Map<string, string> {
  const body = css.slice(css.indexOf('{', css.indexOf(selector)) + 1).split('}')[0] ?? ''
  const pairs = body
    .replace(/\/\*.*?\*\//g, '')
    .split(';')
    .filter(line => line.includes(':'))
  return new Map(pairs.map(line => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()]))
}

function channels(css: string, selector: string, token: string): Rgb {
  const { r, g, b } = parseRgb(declarations(css, selector).get(token) ?? '') ?? { r: -1, g: -1, b: -1 }
  return { r, g, b }
}

describe.each(['dark', 'light'] as const)('the %s palette', mode => {
  const palette = palettes[mode]
  const selector = `[data-theme="${mode}"]`

  test('matches tokens.css', () => {
    const names = {
      card: 'card',
      ink: 'ink',
      ink2: 'ink-2',
      ink3: 'ink-3',
      positive: 'positive',
      negative: 'negative',
      caution: 'caution',
    } as const
    for (const [key, name] of Object.entries(names)) {
      expect(channels(tokens, selector, `--oak-${name}`), name).toEqual(palette[key as keyof typeof names])
    }
    expect(declarations(tokens, selector).get('--oak-fill')).toBe(cssRgb(palette.layer, palette.fillShare))
    expect(declarations(tokens, selector).get('--oak-hover')).toBe(cssRgb(palette.layer, palette.hoverShare))
  })

  test('sets the ground of the selected tab off from the track, and its bar off from the ground', () => {
    const raised = channels(tokens, selector, '--oak-raised')
    const track = mix(palette.layer, palette.card, palette.fillShare)
    expect(contrast(raised, track)).toBeGreaterThanOrEqual(mode === 'dark' ? 1.4 : 1.05)
    expect(contrast(channels(tokens, selector, '--oak-accent-text'), raised)).toBeGreaterThanOrEqual(3)
  })

  test('has text colors with a contrast of 4.5:1 on card, fill and hover', () => {
    const surfaces = [
      palette.card,
      ...[palette.fillShare, palette.hoverShare].map(share => mix(palette.layer, palette.card, share)),
    ]
    const texts = [palette.ink, palette.ink2, palette.ink3, channels(tokens, selector, '--oak-accent-text')]
    for (const text of texts) {
      for (const surface of surfaces) expect(contrast(text, surface), cssRgb(text)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

describe('themeSheet', () => {
  test('maps compatible variables to our token names', () => {
    const { css } = themeSheet(
      { '--w3m-font-family': '"Inter", sans-serif', '--w3m-border-radius-master': '2px', '--w3m-z-index': 9 },
      parseRgb,
    )
    const shared = declarations(css, '[data-theme]')
    expect(shared.get('--oak-font-family')).toBe('"Inter", sans-serif')
    expect(shared.get('--oak-radius-master')).toBe('2px')
    expect(shared.get('--oak-z-index')).toBe('9')
  })

  test.each([
    'red;} * {display:none',
    'red}',
    '</style><script>',
    'url(https://tracker.example/x)',
    'URL(x)',
    'image-set("https://tracker.example/x" 1x)',
    'calc(1px',
    '"open',
    'a)(b',
    'red\\3b',
    'red/*',
    '',
  ])('drops a value that could escape its declaration or load a resource: %j', value => {
    const { css } = themeSheet({ '--oak-card': value, '--w3m-accent': value }, parseRgb)
    expect(css).toBe('[data-theme=dark]{}[data-theme=light]{}[data-theme]{}')
  })

  test('drops an unknown token name', () => {
    expect(themeSheet({ ['--oak-x}*{color' as '--oak-x']: 'red' }, parseRgb).css).not.toContain('red')
  })

  test.each(['#000000', '#ffffff', '#ffee00', '#787878', '#121313', '#5774ff'])(
    'accent %s: all text on it and in its color has a contrast of at least 4.5:1 in both themes',
    accent => {
      const { css } = themeSheet({ '--w3m-accent': accent }, parseRgb)
      for (const mode of ['dark', 'light'] as const) {
        const selector = `[data-theme=${mode}]`
        const fill = channels(css, selector, '--oak-accent')
        expect(fill).toEqual(parseRgb(accent) && { r: fill.r, g: fill.g, b: fill.b })
        expect(contrast(channels(css, selector, '--oak-on-accent'), fill)).toBeGreaterThanOrEqual(4.5)
        const text = channels(css, selector, '--oak-accent-text')
        const { card, tintShare } = palettes[mode]
        expect(contrast(text, card)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(text, mix(fill, card, tintShare))).toBeGreaterThanOrEqual(4.5)
        // The bar of the selected tab.
        expect(contrast(text, channels(tokens, `[data-theme="${mode}"]`, '--oak-raised'))).toBeGreaterThanOrEqual(3)
      }
    },
  )

  test.each([10, 50, 100])(
    'keeps every text color readable and every strong line visible on a card with a mix strength of %i',
    strength => {
      const { css } = themeSheet({ '--w3m-color-mix': '#ff8800', '--w3m-color-mix-strength': strength }, parseRgb)
      for (const mode of ['dark', 'light'] as const) {
        const selector = `[data-theme=${mode}]`
        const card = channels(css, selector, '--oak-card')
        for (const ink of ['ink', 'ink-2', 'ink-3', 'negative', 'positive', 'caution']) {
          expect(contrast(channels(css, selector, `--oak-${ink}`), card), ink).toBeGreaterThanOrEqual(4.5)
        }
        expect(contrast(channels(css, selector, '--oak-line-strong'), card)).toBeGreaterThanOrEqual(3)
      }
    },
  )

  test("ignores a QR color that cameras can't read on white", () => {
    expect(themeSheet({ '--w3m-qr-color': '#ffee00' }, parseRgb).css).not.toContain('--oak-qr-color')
    expect(themeSheet({ '--w3m-qr-color': '#102080' }, parseRgb).css).toContain('--oak-qr-color:rgb(16 32 128)')
  })
})
