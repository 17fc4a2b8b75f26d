/** Color in sRGB, each channel from 0 to 255. */
export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Color with opacity; `a` ranges from 0 to 1. */
export interface Rgba extends Rgb {
  readonly a: number
}

/**
 * Mixes `share` (0 to 1) of `top` over `bottom`, as `color-mix(in srgb)` does. Rounds channels, to measure the
 * displayed color.
 */
export function mix(top: Rgb, bottom: Rgb, share: number): Rgb {
  const channel = (a: number, b: number): number => Math.round(a * share + b * (1 - share))
  return { r: channel(top.r, bottom.r), g: channel(top.g, bottom.g), b: channel(top.b, bottom.b) }
}

/** Returns a color as CSS text. */
export function cssRgb({ r, g, b }: Rgb, share = 1): string {
  return share === 1 ? `rgb(${r} ${g} ${b})` : `rgb(${r} ${g} ${b} / ${share})`
}

/**
 * Parses hex colors, `rgb()` and `rgba()`, the formats that a canvas returns for sRGB colors. Returns undefined for
 * other text, including percentages.
 */
export function parseRgb(text: string): Rgba | undefined {
  const hex = /^#([\da-f]{3,8})$/i.exec(text.trim())?.[1]
  if (hex) {
    if (hex.length === 5 || hex.length === 7) return undefined
    const pairs = hex.length < 6 ? Array.from(hex, digit => digit + digit) : (hex.match(/../g) ?? [])
    const [r = 0, g = 0, b = 0, a = 255] = pairs.map(pair => Number.parseInt(pair, 16))
    return { r, g, b, a: a / 255 }
  }
  const channels = /^rgba?\(([^)]+)\)$/i.exec(text.trim())?.[1]?.split(/[\s,/]+/)
  if (!channels || channels.length < 3 || channels.length > 4) return undefined
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN, a = 1] = channels.map(channel =>
    channel.endsWith('%') ? Number.NaN : Number(channel),
  )
  return [r, g, b, a].some(Number.isNaN) ? undefined : { r, g, b, a }
}
