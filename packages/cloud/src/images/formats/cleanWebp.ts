import { ImageRefused } from '../ImageRefused'
import { ByteReader } from './ByteReader'
import type { CleanImage } from './CleanImage'
import { KeptChunks } from './KeptChunks'

const KEPT: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Flags of VP8X that announce Exif and XMP. */
const METADATA_FLAGS = 0b0000_1100

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Returns a WebP without metadata.
 *
 * @throws ImageRefused if it is invalid.
 */
export function cleanWebp(bytes: Uint8Array): CleanImage {
  const outer = new ByteReader(bytes, 4)
  const file = new ByteReader(outer.take(outer.u32(true)))
  file.take(4)
  const parts = new KeptChunks()
  let size: Size | undefined
  while (file.left > 0) {
    const kind = file.text(4)
    const length = file.u32(true)
    const content = Uint8Array.from(file.take(length))
    if (length % 2 === 1 && file.left > 0) file.take(1)
    const own = sizeOf(kind, content)
    // If there is a canvas, it comes first. Images on it may be smaller, and larger ones increase the size.
    size =
      own && size
        ? { width: Math.max(size.width, own.width), height: Math.max(size.height, own.height) }
        : (own ?? size)
    if (kind === 'VP8X') content[0] = (content[0] ?? 0) & ~METADATA_FLAGS
    if (KEPT.has(kind)) parts.add(chunk(kind, content))
  }
  if (!size) throw new ImageRefused('content', 'A WebP without an image')
  const body = Buffer.concat([Buffer.from('WEBP'), parts.toBytes()])
  return { type: 'image/webp', bytes: Buffer.concat([Buffer.from('RIFF'), u32(body.length), body]), ...size }
}

function sizeOf(kind: string, content: Uint8Array): Size | undefined {
  const reader = new ByteReader(content)
  if (kind === 'VP8X') {
    reader.take(4)
    return { width: reader.u24LittleEndian() + 1, height: reader.u24LittleEndian() + 1 }
  }
  if (kind === 'VP8 ') {
    reader.take(3)
    if (reader.u24LittleEndian() !== 0x2a019d) throw new ImageRefused('content', 'A WebP without a key frame')
    return { width: reader.u16(true) & 0x3fff, height: reader.u16(true) & 0x3fff }
  }
  if (kind === 'VP8L') {
    if (reader.u8() !== 0x2f) throw new ImageRefused('content', 'A WebP without its signature')
    const bits = reader.u32(true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return undefined
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const padding = Buffer.alloc(content.length % 2)
  return Buffer.concat([Buffer.from(kind, 'latin1'), u32(content.length), content, padding])
}

function u32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
