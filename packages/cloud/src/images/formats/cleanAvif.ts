import { ImageRefused } from '../ImageRefused'
import { ByteReader } from './ByteReader'
import type { CleanImage } from './CleanImage'

/** The parts refer to each other by their place in the file, so that none can be left out: a file with others is refused. */
const ALLOWED: ReadonlySet<string> = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip'])
/** Of one box. A picture made of tiles has some hundred. */
const MOST_BOXES = 10_000
const PROPERTIES = ['iprp', 'ipco'] as const

interface Box {
  readonly kind: string
  readonly content: Uint8Array
}

/** @throws ImageRefused */
export function cleanAvif(bytes: Uint8Array): CleanImage {
  const boxes = boxesOf(bytes)
  const other = boxes.find(({ kind }) => !ALLOWED.has(kind))
  if (other) throw new ImageRefused('content', 'An AVIF with an unknown part')
  const meta = boxes.find(({ kind }) => kind === 'meta')
  const hasData = boxes.some(({ kind }) => kind === 'mdat')
  if (!meta || !hasData) throw new ImageRefused('content', 'An AVIF without a picture')
  // Version and flags come first.
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
    // 0 and 1 mean 'to the end' and '64 bits follow'; no picture of a size that is served needs either.
    if (length < 8) throw new ImageRefused('content', 'An AVIF whose parts have no length')
    if (boxes.length === MOST_BOXES) throw new ImageRefused('content', 'An AVIF of too many parts')
    boxes.push({ kind, content: reader.take(length - 8) })
  }
  return boxes
}
