import { cleanRaster, MAX_PIXELS } from '../cleanRaster'
import type { CleanImage } from '../formats/CleanImage'
import { ImageRefused } from '../ImageRefused'
import { drawnElements } from './drawnElements'
import { parseSvg } from './parseSvg'
import type { SvgNode } from './SvgNode'
import { svgDanger } from './svgDanger'

/**
 * Reported size of every SVG: the standard size of an SVG without dimensions. Apps scale drawings to the available
 * space.
 */
const DEFAULT_SIZE = { width: 300, height: 150 }
const MAX_LENGTH = 1024 * 1024
const MAX_DRAWN = 50_000

/**
 * Returns an SVG unchanged if it only draws. Rejects any other SVG instead of repairing it, because that would change
 * the image.
 *
 * @throws ImageRefused if the SVG is invalid, unsafe or too large.
 */
export function cleanSvg(bytes: Uint8Array): CleanImage {
  if (bytes.length > MAX_LENGTH) throw new ImageRefused('too-large', `An SVG with more than ${MAX_LENGTH} bytes`)
  const root = parseSvg(decodeUtf8(bytes).trim())
  if (root.name !== 'svg' || !root.attributes.has('xmlns'))
    throw new ImageRefused('content-type', "Markup that isn't SVG")
  const [danger] = dangersIn(root)
  if (danger !== undefined) throw new ImageRefused('content', `An SVG with ${danger}`)
  if (embeddedPixels(root) > MAX_PIXELS)
    throw new ImageRefused('dimensions', 'An SVG with embedded images that are too large')
  if (drawnElements(root) > MAX_DRAWN) throw new ImageRefused('content', 'An SVG with too many elements')
  return { type: 'image/svg+xml', bytes, ...DEFAULT_SIZE }
}

function dangersIn(root: SvgNode): readonly string[] {
  const own = svgDanger(root)
  return [...(own === undefined ? [] : [own]), ...root.children.flatMap(dangersIn)]
}

/**
 * Returns the total pixels of embedded images.
 *
 * @throws ImageRefused if one of them is invalid or too large. The caller limits the total.
 */
function embeddedPixels({ attributes, children, name: element }: SvgNode): number {
  const own = [...attributes].map(([name, value]) => {
    if (element !== 'image' || !/href$/i.test(name) || !/^\s*data:/i.test(value)) return 0
    const { width, height } = cleanRaster(Buffer.from(value.slice(value.indexOf(',') + 1), 'base64'))
    return width * height
  })
  return [...own, ...children.map(embeddedPixels)].reduce((sum, pixels) => sum + pixels, 0)
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ImageRefused('content', "An SVG that isn't UTF-8", { cause })
  }
}
