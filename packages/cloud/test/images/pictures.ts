import { crc32, deflateSync } from 'node:zlib'

function be32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function le16(value: number): Buffer {
  return Buffer.of(value & 255, value >> 8)
}

export function pngChunk(kind: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  return Buffer.concat([be32(content.length), body, be32(crc32(body))])
}

/**
 * Returns a PNG.
 *
 * @param extra Chunks between the header and the data.
 */
export function png(width = 1, height = 1, extra: readonly Buffer[] = []): Buffer {
  const header = Buffer.concat([be32(width), be32(height), Buffer.of(8, 2, 0, 0, 0)])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.of(0, 255, 0, 0))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Returns a GIF.
 *
 * @param extra Blocks before the image.
 */
export function gif(width = 1, height = 1, extra: Uint8Array = Buffer.alloc(0)): Buffer {
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    le16(width),
    le16(height),
    Buffer.of(0x80, 0, 0, 255, 0, 0, 0, 0, 0),
    extra,
    Buffer.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b),
  ])
}

export function jpegSegment(marker: number, content: Uint8Array): Buffer {
  return Buffer.concat([Buffer.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255), content])
}

/** Returns a JPEG with its parts in order. Its scan contains a stuffed byte and a restart. */
export function jpeg(width = 1, height = 1, extra: readonly Buffer[] = []): Buffer {
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    jpegSegment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...extra,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, Buffer.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0)),
    jpegSegment(0xc4, Buffer.alloc(20, 0)),
    jpegSegment(0xda, Buffer.of(1, 1, 0, 0, 63, 0)),
    Buffer.of(0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9),
  ])
}

export function webpChunk(kind: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(kind, 'latin1'), length, content, Buffer.alloc(content.length % 2)])
}

export function webp(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF'), length, body])
}

/** Returns the chunk of a lossless image with one color. */
export function vp8l(width = 1, height = 1): Buffer {
  const bits = Buffer.alloc(4)
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0)
  return webpChunk('VP8L', Buffer.concat([Buffer.of(0x2f), bits, Buffer.of(0x07, 0x10)]))
}

export function box(kind: string, content: Uint8Array): Buffer {
  return Buffer.concat([be32(content.length + 8), Buffer.from(kind, 'latin1'), content])
}

export function avif(width = 1, height = 1, extra: readonly Buffer[] = []): Buffer {
  const size = box('ispe', Buffer.concat([be32(0), be32(width), be32(height)]))
  const meta = box('meta', Buffer.concat([be32(0), box('iprp', box('ipco', size))]))
  return Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')),
    meta,
    ...extra,
    box('mdat', Buffer.of(1, 2)),
  ])
}

export function svg(inside: string, more = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${more}>${inside}</svg>`
}
