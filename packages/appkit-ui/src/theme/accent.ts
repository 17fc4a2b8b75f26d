import { contrast } from './contrast'
import { mix, type Rgb } from './rgb'

/** What WCAG 2.2 AA asks of text. */
export const readableRatio = 4.5

const black: Rgb = { r: 0, g: 0, b: 0 }
const white: Rgb = { r: 255, g: 255, b: 255 }
const darkInk: Rgb = { r: 11, g: 13, b: 20 }

/** Text on `accent`: our dark ink or white, whichever reads better; where neither reaches 4.5:1, black or white always does. */
export function textOn(accent: Rgb): Rgb {
  const better = contrast(darkInk, accent) >= contrast(white, accent) ? darkInk : white
  if (contrast(better, accent) >= readableRatio) return better
  return contrast(black, accent) >= contrast(white, accent) ? black : white
}

/** `color`, moved toward `ink` no further than it takes to read at 4.5:1 on every one of `surfaces`. */
export function readableOn(color: Rgb, surfaces: readonly Rgb[], ink: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = mix(ink, color, share)
    if (surfaces.every(surface => contrast(candidate, surface) >= readableRatio)) return candidate
  }
  return ink
}

/** The accent under the pointer: away from its text, so that the text reads even better. */
export function accentHover(accent: Rgb): Rgb {
  return mix(contrast(textOn(accent), white) > contrast(textOn(accent), black) ? white : black, accent, 0.1)
}
