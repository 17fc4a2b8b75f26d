import type { Rgb } from './rgb'

export type ThemeMode = 'dark' | 'light'

/** Colors in `tokens.css` from which others derive. A test keeps the two files in sync. */
export interface Palette {
  readonly card: Rgb
  readonly ink: Rgb
  readonly ink2: Rgb
  readonly ink3: Rgb
  readonly positive: Rgb
  readonly negative: Rgb
  readonly caution: Rgb
  /**
   * Color of the translucent layers on the card. `hoverShare` and `fillShare` are their opacities, from 0 to 1. The
   * hover layer is the strongest one below text.
   */
  readonly layer: Rgb
  readonly hoverShare: number
  readonly fillShare: number
  readonly tintShare: number
}

export const palettes: { readonly [mode in ThemeMode]: Palette } = {
  dark: {
    card: { r: 18, g: 19, b: 19 },
    ink: { r: 244, g: 245, b: 246 },
    ink2: { r: 163, g: 168, b: 174 },
    ink3: { r: 138, g: 144, b: 151 },
    positive: { r: 76, g: 195, b: 138 },
    negative: { r: 255, g: 133, b: 133 },
    caution: { r: 240, g: 184, b: 63 },
    layer: { r: 255, g: 255, b: 255 },
    hoverShare: 0.08,
    fillShare: 0.05,
    tintShare: 0.16,
  },
  light: {
    card: { r: 255, g: 255, b: 255 },
    ink: { r: 17, g: 19, b: 22 },
    ink2: { r: 86, g: 93, b: 102 },
    ink3: { r: 100, g: 108, b: 118 },
    positive: { r: 20, g: 122, b: 75 },
    negative: { r: 192, g: 50, b: 47 },
    caution: { r: 133, g: 83, b: 0 },
    layer: { r: 10, g: 12, b: 16 },
    hoverShare: 0.07,
    fillShare: 0.04,
    tintShare: 0.14,
  },
}
