export interface AvatarShapes {
  ground: string
  discs: readonly { cx: number; cy: number; r: number; fill: string }[]
}

/** Turns an address into a ground and two overlapping discs of neighbouring hues: enough to tell accounts apart at a glance. */
export function avatarShapes(address: string): AvatarShapes {
  let hash = 2166136261
  for (const character of address.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  }
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
