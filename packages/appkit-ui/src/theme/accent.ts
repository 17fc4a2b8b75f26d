import { contrast } from './contrast'
import { mix, type Rgb } from './rgb'

/** Minimum contrast ratio that WCAG 2.2 AA requires for text. */
export const readableRatio = 4.5

const black: Rgb = { r: 0, g: 0, b: 0 }
const white: Rgb = { r: 255, g: 255, b: 255 }
const darkInk: Rgb = { r: 11, g: 13, b: 20 }

/**
 * Returns the text color for `accent`: dark ink or white, whichever has more contrast. If neither reaches 4.5:1,
 * returns black or white.
 */
export function textOn(accent: Rgb): Rgb {
  const better = contrast(darkInk, accent) >= contrast(white, accent) ? darkInk : white
  if (contrast(better, accent) >= readableRatio) return better
  return contrast(black, accent) >= contrast(white, accent) ? black : white
}

/**
 * Returns `color`, mixed with just enough `ink` to reach 4.5:1 on every one of `surfaces`. Returns `ink` if no mix
 * does.
 */
export function readableOn(color: Rgb, surfaces: readonly Rgb[], ink: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(ink, color, share)
    if (surfaces.every(surface => contrast(candidate, surface) >= readableRatio)) return candidate
  }
  return ink
}

/** Returns the accent's hover color, which increases the contrast of its text. */
export function accentHover(accent: Rgb): Rgb {
  return mix(contrast(textOn(accent), white) > contrast(textOn(accent), black) ? white : black, accent, 0.1)
}
