import { encode } from 'uqr'

const quietZone = 4
const finder = 7
const alignment = 5
const logoShare = 0.22
/** Smallest version with a logo: 37 modules. In smaller codes, the logo would cover more than can be corrected. */
const logoVersion = 5

export interface QrPath {
  /** Path in module units, drawn with the even-odd rule. */
  path: string
  /** Width and height in modules, including the quiet zone. */
  size: number
}

/** Returns the path of a rounded square, in module units. */
function roundedSquare(x: number, y: number, side: number, radius: number): string {
  const line = side - 2 * radius
  const arc = (dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`
  return `M${x + radius} ${y}h${line}${arc(radius, radius)}v${line}${arc(-radius, radius)}h${-line}${arc(-radius, -radius)}v${-line}${arc(radius, -radius)}z`
}

/**
 * Draws `value` as a QR path with round modules and rounded finders. The alignment square stays solid. With `hasLogo`,
 * the center stays clear. Level M corrects about twice what the logo covers, and its modules are a quarter larger than
 * at level H. If a higher level takes no more modules, the code uses that.
 */
export function qrPath(value: string, hasLogo: boolean): QrPath {
  const { data, size } = encode(value, { ecc: 'M', boostEcc: true, minVersion: hasLogo ? logoVersion : 1, border: 0 })
  const isFinder = (x: number, y: number): boolean =>
    (y < finder && (x < finder || x >= size - finder)) || (y >= size - finder && x < finder)
  // All but the smallest codes have an alignment square at this corner. Scanners can miss it if it's drawn as dots.
  const corner = size > 21 ? size - alignment - 4 : size
  const isAlignment = (x: number, y: number): boolean =>
    x >= corner && x < corner + alignment && y >= corner && y < corner + alignment
  const half = hasLogo ? Math.floor((size * logoShare) / 2) + 0.5 : 0
  const isLogo = (x: number, y: number): boolean =>
    Math.abs(x + 0.5 - size / 2) < half && Math.abs(y + 0.5 - size / 2) < half
  let path = ''
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) {
      // Each module is a dot of 0.88 modules: visibly round, and nearly full for a camera.
      if (dark && !isFinder(x, y) && !isAlignment(x, y) && !isLogo(x, y)) {
        path += `M${x + quietZone + 0.06} ${y + quietZone + 0.5}a.44.44 0 1 0 .88 0a.44.44 0 1 0-.88 0`
      }
    }
  }
  for (const [x, y] of [
    [quietZone, quietZone],
    [quietZone + size - finder, quietZone],
    [quietZone, quietZone + size - finder],
  ] as const) {
    path += roundedSquare(x, y, 7, 2.2) + roundedSquare(x + 1, y + 1, 5, 1.4) + roundedSquare(x + 2, y + 2, 3, 0.8)
  }
  if (corner < size) {
    const at = quietZone + corner
    path +=
      roundedSquare(at, at, 5, 1.4) + roundedSquare(at + 1, at + 1, 3, 0.8) + roundedSquare(at + 2, at + 2, 1, 0.4)
  }
  return { path, size: size + 2 * quietZone }
}
