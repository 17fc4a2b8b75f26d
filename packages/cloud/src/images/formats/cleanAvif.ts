import { ImageRefused } from '../ImageRefused'
import { ByteReader } from './ByteReader'
import type { CleanImage } from './CleanImage'

/**
 * Boxes that an AVIF may contain. Boxes refer to each other by their position in the file, so none can be removed. A
 * file with other boxes is rejected.
 */
const ALLOWED: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip'])
/** Maximum number of boxes in one box. An image made of tiles has a few hundred. */
const MOST_BOXES = 10_000
const PROPERTIES = ['iprp', 'ipco'] as const

interface Box {
  readonly kind: string
  readonly content: Uint8Array
}

/**
 * Validates an AVIF and returns it unchanged, with its size.
 *
 * @throws ImageRefused if it is invalid or contains other data.
 */
export function cleanAvif(bytes: Uint8Array): CleanImage {
  const boxes = boxesOf(bytes)
  const other = boxes.find(({ kind }) => !ALLOWED.has(kind))
  if (other) throw new ImageRefused('content', 'An AVIF with an unknown box')
  const meta = boxes.find(({ kind }) => kind === 'meta')
  const hasData = boxes.some(({ kind }) => kind === 'mdat')
  if (!meta || !hasData) throw new ImageRefused('content', 'An AVIF without an image')
  // The content starts with version and flags.
  let inside = boxesOf(meta.content.subarray(4))
  for (const name of PROPERTIES) inside = boxesOf(inside.find(({ kind }) => kind === name)?.content ?? new Uint8Array())
  const sizes = inside.filter(({ kind }) => kind === 'ispe').map(({ content }) => new ByteReader(content, 4))
  if (sizes.length === 0) throw new ImageRefused('content', 'An AVIF without a size')
  let [width, height] = [0, 0]
  for (const reader of sizes) {
    width = Math.max(width, reader.u32())
    height = Math.max(height, reader.u32())
  }
  return { type: 'image/avif', bytes, width, height }
}

function boxesOf(bytes: Uint8Array): readonly Box[] {
  const reader = new ByteReader(bytes)
  const boxes: Box[] = []
  while (reader.left > 0) {
    const length = reader.u32()
    const kind = reader.text(4)
    // 0 means "to the end" and 1 means "64 bits follow". No image of an allowed size needs either.
    if (length < 8) throw new ImageRefused('content', 'An AVIF whose boxes have no length')
    if (boxes.length === MOST_BOXES) throw new ImageRefused('content', 'An AVIF with too many boxes')
    boxes.push({ kind, content: reader.take(length - 8) })
  }
  return boxes
}
