import type { Sheet } from '../styles/defineSheet'
import { accentHover, readableOn, readableRatio, textOn } from './accent'
import { contrast } from './contrast'
import { palettes, type ThemeMode } from './palette'
import type { ColorResolver } from './resolveColor'
import { cssRgb, mix, type Rgb } from './rgb'

/** An app's theme variables: the eight variables of `@reown/appkit` and all tokens in `tokens.css`. */
export interface ThemeVariables {
  readonly '--w3m-font-family'?: string | undefined
  readonly '--w3m-accent'?: string | undefined
  readonly '--w3m-color-mix'?: string | undefined
  /** Percent, 0 to 100. */
  readonly '--w3m-color-mix-strength'?: number | undefined
  readonly '--w3m-font-size-master'?: string | undefined
  readonly '--w3m-border-radius-master'?: string | undefined
  readonly '--w3m-z-index'?: number | undefined
  readonly '--w3m-qr-color'?: string | undefined
  readonly [token: `--oak-${string}`]: string | number | undefined
}

const renamed: { readonly [variable: string]: string } = {
  '--w3m-font-family': '--oak-font-family',
  '--w3m-font-size-master': '--oak-font-size-master',
  '--w3m-border-radius-master': '--oak-radius-master',
  '--w3m-z-index': '--oak-z-index',
}

const white: Rgb = { r: 255, g: 255, b: 255 }

/**
 * Creates the stylesheet of one instance from the app's variables. Derived colors keep text readable at 4.5:1 with any
 * accent or mix. Drops unknown colors and values that could escape their declaration or load a resource.
 */
export function themeSheet(variables: ThemeVariables, resolve: ColorResolver): Sheet {
  const safe = Object.entries(variables).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined && isSafeCssValue(String(entry[1])),
  )
  const color = (name: string): ReturnType<ColorResolver> => {
    const value = safe.find(([variable]) => variable === name)?.[1]
    return value === undefined ? undefined : resolve(String(value))
  }
  const accent = color('--w3m-accent') ?? color('--oak-accent')
  const mixed = color('--w3m-color-mix')
  const strength = Math.min(1, Math.max(0, (Number(variables['--w3m-color-mix-strength'] ?? 0) || 0) / 100))
  const qr = color('--w3m-qr-color')

  const rules = (['dark', 'light'] as const).map(mode => {
    const own: string[] = []
    const palette = palettes[mode]
    const card = mixed && strength > 0 ? mix(mixed, palette.card, strength) : palette.card
    if (card !== palette.card) own.push(...mixedPalette(mode, card))
    if (accent) own.push(...accentTokens(mode, card, mix(accent, card, accent.a)))
    return `[data-theme=${mode}]{${own.join(';')}}`
  })
  const shared = safe
    .map(([name, value]) => [renamed[name] ?? name, value] as const)
    .filter(([name]) => /^--oak-[a-z0-9-]+$/.test(name) && !(accent && name === '--oak-accent'))
    .map(([name, value]) => `${name}:${value}`)
  if (qr && contrast(mix(qr, white, qr.a), white) >= readableRatio) shared.push(`--oak-qr-color:${cssRgb(qr, qr.a)}`)
  return { css: `${rules.join('')}[data-theme]{${shared.join(';')}}`, layer: 'theme' }
}

function inkOn(mode: ThemeMode, card: Rgb): Rgb {
  const { ink } = palettes[mode]
  return contrast(ink, card) >= readableRatio ? ink : textOn(card)
}

function mixedPalette(mode: ThemeMode, card: Rgb): string[] {
  const palette = palettes[mode]
  const ink = inkOn(mode, card)
  const surfaces = [card, mix(palette.layer, card, palette.fillShare)]
  const tokens = {
    'ink-2': palette.ink2,
    'ink-3': palette.ink3,
    positive: palette.positive,
    negative: palette.negative,
    caution: palette.caution,
    // More than the 3:1 that an edge needs.
    'line-strong': palette.ink3,
  }
  return [
    `--oak-card:${cssRgb(card)}`,
    `--oak-raised:${cssRgb(mix(palette.layer, card, mode === 'dark' ? palette.tintShare : 0))}`,
    `--oak-ink:${cssRgb(ink)}`,
    ...Object.entries(tokens).map(([name, color]) => `--oak-${name}:${cssRgb(readableOn(color, surfaces, ink))}`),
  ]
}

function accentTokens(mode: ThemeMode, card: Rgb, accent: Rgb): string[] {
  const { layer, fillShare, hoverShare, tintShare } = palettes[mode]
  const surfaces = [
    card,
    ...[fillShare, hoverShare].map(share => mix(layer, card, share)),
    mix(accent, card, tintShare),
  ]
  return [
    `--oak-accent:${cssRgb(accent)}`,
    `--oak-accent-hover:${cssRgb(accentHover(accent))}`,
    `--oak-on-accent:${cssRgb(textOn(accent))}`,
    `--oak-accent-text:${cssRgb(readableOn(accent, surfaces, inkOn(mode, card)))}`,
    `--oak-accent-tint:${cssRgb(accent, tintShare)}`,
  ]
}

/**
 * Returns whether a value stays inside its declaration and loads nothing: no end of the rule, no URL, nothing unclosed.
 */
function isSafeCssValue(value: string): boolean {
  if (/[;{}<>@\\!\n\r\f]|\/\*|(url|image|image-set|src|element|attr)\(/i.test(value)) return false
  const bare = value.replace(/"[^"]*"|'[^']*'/g, '')
  if (/["']/.test(bare)) return false
  let depth = 0
  for (const character of bare) {
    if (character === '(' || character === '[') depth++
    if (character === ')' || character === ']') depth--
    if (depth < 0) return false
  }
  return depth === 0 && value.trim() !== ''
}
