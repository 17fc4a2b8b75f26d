import { parseRgb, type Rgba } from './rgb'

/** Converts any CSS color to channels. Returns `undefined` for invalid colors. */
export type ColorResolver = (color: string) => Rgba | undefined

/** Creates a resolver that uses an offscreen canvas. It can't resolve `var()`, which needs an element. */
export function createColorResolver(document: Document): ColorResolver {
  let context: CanvasRenderingContext2D | null | undefined
  return color => {
    const plain = parseRgb(color)
    if (plain) return plain
    if (context === undefined) {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 1
      context = canvas.getContext('2d', { willReadFrequently: true })
    }
    if (!context) return undefined
    // An invalid color keeps the previous one. If the result is the same for two different previous colors, the color
    // is valid.
    const [first, second] = ['#000', '#fff'].map(former => {
      if (!context) return ''
      context.fillStyle = former
      context.fillStyle = color
      return String(context.fillStyle)
    })
    if (!first || first !== second) return undefined
    const serialized = parseRgb(first)
    if (serialized) return serialized
    // Wide-gamut and perceptual colors keep their notation, so read their channels from a pixel.
    context.clearRect(0, 0, 1, 1)
    context.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0, a = 0] = context.getImageData(0, 0, 1, 1).data
    return { r, g, b, a: a / 255 }
  }
}
