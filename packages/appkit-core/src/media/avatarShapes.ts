/** Shapes of an avatar on a 64 × 64 canvas. */
export interface AvatarShapes {
  readonly ground: string
  readonly discs: readonly { readonly cx: number; readonly cy: number; readonly r: number; readonly fill: string }[]
}

/**
 * Turns an address into a background and two discs of adjacent hues, usually enough to tell accounts apart. The same
 * address always gives the same shapes, regardless of letter case.
 *
 * @example
 * ```ts
 * import { avatarShapes } from '@openappkit/appkit-core/media'
 *
 * const { ground, discs } = avatarShapes('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
 * ```
 */
export function avatarShapes(address: string): AvatarShapes {
  let hash = 2166136261
  for (const character of address.toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  const bits = (shift: number, range: number): number => ((hash >>> shift) ^ (hash >>> (shift + 9))) % range
  const hue = (hash >>> 0) % 360
  const step = 24 + bits(3, 24)
  return {
    ground: `hsl(${hue} 72% 62%)`,
    discs: [
      { cx: 8 + bits(5, 48), cy: 44 + bits(11, 16), r: 30, fill: `hsl(${hue + step} 78% 56%)` },
      { cx: 12 + bits(7, 40), cy: 4 + bits(13, 20), r: 18, fill: `hsl(${hue - step} 84% 76%)` },
    ],
  }
}
