import { describe, expect, test } from 'vitest'
import { accentHover, readableOn, textOn } from './accent'
import { contrast } from './contrast'
import { palettes } from './palette'
import { mix, type Rgb } from './rgb'

/** Yields a grid over sRGB, including its corners and grays. */
function* accents(): Generator<Rgb> {
  const channels = Array.from({ length: 18 }, (_, step) => step * 15)
  for (const r of channels) for (const g of channels) for (const b of channels) yield { r, g, b }
}

describe('text on the accent', () => {
  test('reads at 4.5:1 or better on any accent, with and without hover', () => {
    for (const accent of accents()) {
      expect(contrast(textOn(accent), accent)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(textOn(accent), accentHover(accent))).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('is dark ink on the default accents, because white reaches only 4:1', () => {
    expect(textOn({ r: 87, g: 116, b: 255 })).toEqual({ r: 11, g: 13, b: 20 })
  })

  test('is white on a deep accent', () => {
    expect(textOn({ r: 20, g: 30, b: 90 })).toEqual({ r: 255, g: 255, b: 255 })
  })
})

describe('the accent as text', () => {
  test.each(['dark', 'light'] as const)('reads at 4.5:1 or better on card, fill and hover of the %s theme', mode => {
    const { card, ink, layer, fillShare, hoverShare } = palettes[mode]
    const surfaces = [card, mix(layer, card, fillShare), mix(layer, card, hoverShare)]
    for (const accent of accents()) {
      const text = readableOn(accent, surfaces, ink)
      for (const surface of surfaces) expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('keeps as much of its hue as contrast allows', () => {
    const { card, ink } = palettes.light
    const text = readableOn({ r: 255, g: 120, b: 0 }, [card], ink)
    expect(contrast(text, card)).toBeLessThan(5)
    expect(text.r).toBeGreaterThan(text.b + 100)
  })

  test('is unchanged if its contrast suffices', () => {
    const accent = { r: 147, g: 165, b: 255 }
    expect(readableOn(accent, [palettes.dark.card], palettes.dark.ink)).toEqual(accent)
  })
})
