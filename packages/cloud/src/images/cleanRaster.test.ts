import { expect, test } from 'vitest'
import * as pictures from '../../test/images/pictures'
import { cleanImage } from './cleanImage'

const { png, gif, jpeg, webp, avif, vp8l, pngChunk, jpegSegment, webpChunk, box } = pictures
const SCRIPT = Buffer.from('<script>alert(document.domain)</script>', 'latin1')

const reason = (bytes: Uint8Array): unknown => {
  try {
    return cleanImage(bytes).type
  } catch (error) {
    return error instanceof Error && 'reason' in error ? error.reason : error
  }
}
const has = (bytes: Uint8Array, part: Uint8Array): boolean => Buffer.from(bytes).includes(Buffer.from(part))

const plain = { png: png(3, 2), gif: gif(3, 2), jpeg: jpeg(3, 2), webp: webp([vp8l(3, 2)]), avif: avif(3, 2) }

test.each(Object.entries(plain))('returns a plain %s unchanged, byte for byte', (kind, bytes) => {
  const image = cleanImage(bytes)
  expect(image).toMatchObject({ type: `image/${kind}`, width: 3, height: 2 })
  expect(Buffer.from(image.bytes)).toEqual(bytes)
})

test.each(Object.entries(plain))('rejects a %s that ends too early, wherever that is', (_kind, bytes) => {
  for (let length = 12; length < bytes.length; length++) {
    expect(['content', 'content-type', 'dimensions']).toContain(reason(bytes.subarray(0, length)))
  }
})

test.each([
  ['png', Buffer.concat([png(), SCRIPT])],
  [
    'png',
    png(1, 1, [pngChunk('tEXt', SCRIPT), pngChunk('iTXt', SCRIPT), pngChunk('eXIf', SCRIPT), pngChunk('prVt', SCRIPT)]),
  ],
  ['png', png(1, 1, [pngChunk('iCCP', SCRIPT), pngChunk('zTXt', SCRIPT)])],
  ['jpeg', Buffer.concat([jpeg(), SCRIPT])],
  ['jpeg', jpeg(1, 1, [jpegSegment(0xfe, SCRIPT), jpegSegment(0xe1, SCRIPT), jpegSegment(0xed, SCRIPT)])],
  ['gif', Buffer.concat([gif(), SCRIPT])],
  ['gif', gif(1, 1, Buffer.concat([Buffer.of(0x21, 0xfe, SCRIPT.length), SCRIPT, Buffer.of(0)]))],
  ['gif', gif(1, 1, Buffer.concat([Buffer.of(0x21, 0xff, SCRIPT.length), SCRIPT, Buffer.of(0)]))],
  ['webp', Buffer.concat([webp([vp8l()]), SCRIPT])],
  ['webp', webp([vp8l(), webpChunk('XMP ', SCRIPT), webpChunk('EXIF', SCRIPT), webpChunk('JUNK', SCRIPT)])],
])('removes hidden data from a %s', (kind, bytes) => {
  const image = cleanImage(bytes)
  expect(has(bytes, SCRIPT)).toBe(true)
  expect(has(image.bytes, SCRIPT)).toBe(false)
  // The cleaned image is still complete.
  expect(reason(image.bytes)).toBe(`image/${kind}`)
})

test("rejects an AVIF with metadata, because it can't be removed", () => {
  expect(reason(avif(1, 1, [box('uuid', SCRIPT)]))).toBe('content')
  expect(reason(Buffer.concat([avif(), SCRIPT]))).toBe('content')
})

test('keeps the loop of an animated GIF', () => {
  const loop = Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from('NETSCAPE2.0'), Buffer.of(3, 1, 0, 0, 0)])
  const control = Buffer.of(0x21, 0xf9, 4, 4, 10, 0, 0, 0)
  const bytes = gif(1, 1, Buffer.concat([loop, control]))
  expect(Buffer.from(cleanImage(bytes).bytes)).toEqual(bytes)
})

test.each([
  ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ['an HTML page that starts like a GIF', 'GIF89a=1;alert(1)//<script>alert(1)</script>'],
  ['a script', 'alert(1)'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ'],
  ['a BMP', 'BM6\0\0\0\0\0\0\0'],
  ['an ICO', '\0\0\x01\0\x01\0'],
  ['a ZIP file', 'PK\x03\x04'],
  ['a video', '\0\0\0\x18ftypmp42\0\0\0\0'],
  ['an SVG in UTF-16', '\xff\xfe<\0s\0v\0g\0'],
  ['an SVG in big-endian UTF-16', '\xfe\xff\0<\0s\0v\0g'],
  ['an SVG in UTF-16 without a byte order mark', '\0<\0s\0v\0g'],
  ['an SVG in UTF-32', '\xff\xfe\0\0<\0\0\0'],
  ['an SVG in UTF-7', '+ADw-svg onload=alert(1)+AD4-'],
  ['a gzipped SVG', '\x1f\x8b\x08\0'],
  ['an HTML page after whitespace', ' \n\t<!doctype html><script>alert(1)</script>'],
  ['an HTML page after a byte order mark', '\xef\xbb\xbf<html></html>'],
  ['an HTML page after a comment', '<!-- <svg> --><html></html>'],
  ['Flash', 'CWS\x0a'],
  ['a script after a JPEG that is only a comment', '\xff\xd8\xff\xfe*/=alert(1)/*\xff\xd9'],
  ['a PDF after a PNG signature', '\x89PNG\r\n\x1a\n%PDF-1.7'],
  ['an empty file', ''],
  ['zeros', '\0'.repeat(100)],
  ['a script after a PNG signature', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
  ['a script after a JPEG signature', '\xff\xd8\xff\xe0<script>alert(1)</script>'],
  ['a WAV file', 'RIFF\x04\0\0\0WAVE'],
])("doesn't accept %s as an image", (_name, text) => {
  expect(reason(Buffer.from(text, 'latin1'))).not.toMatch(/^image/)
})

test.each([
  ['png', png(8193, 1)],
  ['png', png(8000, 8000)],
  ['png', png(0xffffffff, 0xffffffff)],
  ['png', png(0, 1)],
  ['gif', gif(65535, 65535)],
  ['jpeg', jpeg(65535, 65535)],
  ['jpeg', jpeg(1, 0)],
  ['webp', webp([vp8l(16384, 16384)])],
  ['webp', webp([webpChunk('VP8X', Buffer.of(0, 0, 0, 0, 255, 255, 255, 255, 255, 255)), vp8l()])],
  ['avif', avif(100_000, 100_000)],
])('rejects a %s with more pixels than a device should draw', (_kind, bytes) => {
  expect(reason(bytes)).toBe('dimensions')
})

const wide = webpChunk('VP8X', Buffer.of(0, 0, 0, 0, 255, 255, 255, 0, 0, 0))
const high = webpChunk('VP8X', Buffer.of(0, 0, 0, 0, 0, 0, 0, 255, 255, 255))
const lossy = (...code: readonly number[]): Buffer => webpChunk('VP8 ', Buffer.of(0, 0, 0, ...code, 3, 0, 2, 0, 0, 0))
const ispe = (width: number): Buffer => {
  const size = Buffer.alloc(12)
  size.writeUInt32BE(width, 4)
  size.writeUInt32BE(1, 8)
  return box('ispe', size)
}
/** Returns an AVIF with these properties. */
const avifOf = (...properties: readonly Buffer[]): Buffer =>
  Buffer.concat([
    avif().subarray(0, 24),
    box('meta', Buffer.concat([Buffer.alloc(4), box('iprp', box('ipco', Buffer.concat(properties)))])),
    box('mdat', Buffer.of(1, 2)),
  ])
const renamed = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')

test.each<[string, Buffer, string]>([
  ['a PNG that starts with another chunk', renamed(png(), 'IHDR', 'iTXt'), 'content'],
  ['a PNG with a second, larger header', png(1, 1, [png(60_000, 60_000).subarray(8, 33)]), 'content'],
  ['a PNG without data', renamed(png(), 'IDAT', 'iTXt'), 'content'],
  ['a GIF without a frame', Buffer.concat([gif().subarray(0, 19), Buffer.of(0x3b)]), 'content'],
  ['a GIF with an unknown block', gif(1, 1, Buffer.of(0)), 'content'],
  [
    'a JPEG with a second frame',
    jpeg(1, 1, [jpegSegment(0xc0, Buffer.of(8, 255, 255, 255, 255, 1, 1, 0x11, 0))]),
    'content',
  ],
  ['a JPEG without a frame', renamed(jpeg(), '\xff\xc0', '\xff\xdb'), 'content'],
  ['a JPEG with an unknown segment', jpeg(1, 1, [jpegSegment(0x01, SCRIPT)]), 'content'],
  ['a JPEG with data between its segments', jpeg(1, 1, [Buffer.of(0, 0)]), 'content'],
  ['a JPEG with a segment that lacks its marker', jpeg(1, 1, [Buffer.of(0, 0xe1, 0, 2)]), 'content'],
  ['a JPEG with a segment of length zero', jpeg(1, 1, [Buffer.of(0xff, 0xe1, 0, 0)]), 'content'],
  ['a JPEG with a segment of length one', jpeg(1, 1, [Buffer.of(0xff, 0xe1, 0, 1)]), 'content'],
  ['a WebP with a canvas that is too wide', webp([wide, vp8l()]), 'dimensions'],
  ['a WebP with a canvas that is too high', webp([high, vp8l()]), 'dimensions'],
  [
    'a WebP with an image larger than its canvas',
    webp([webpChunk('VP8X', Buffer.alloc(10)), vp8l(9000, 1)]),
    'dimensions',
  ],
  ['a plain lossy WebP', webp([lossy(0x9d, 0x01, 0x2a)]), 'image/webp'],
  ['a lossy WebP without its start code', webp([lossy(1, 2, 3)]), 'content'],
  ['a lossless WebP without its signature', webp([webpChunk('VP8L', Buffer.of(0x2e, 0, 0, 0, 0))]), 'content'],
  ['an AVIF', avifOf(ispe(1)), 'image/avif'],
  ['an AVIF without a size', avifOf(), 'content'],
  ['an AVIF with one image that is too large', avifOf(ispe(1), ispe(60_000), ispe(1)), 'dimensions'],
  ['an AVIF without data', avifOf(ispe(1)).subarray(0, -10), 'content'],
  ...[0, 1, 7].map((length): [string, Buffer, string] => [
    `an AVIF with a box of ${length} bytes`,
    Buffer.concat([avifOf(ispe(1)), Buffer.of(0, 0, 0, length), Buffer.from('free')]),
    'content',
  ]),
])('recognizes %s', (_name, bytes, expected) => {
  expect(reason(bytes)).toBe(expected)
})

test('rejects a JPEG that is drawn over and over', () => {
  const plainJpeg = jpeg(8000, 5000)
  const scan = plainJpeg.subarray(plainJpeg.lastIndexOf(Buffer.of(0xff, 0xda)), -2)
  const scans = (count: number): Buffer =>
    Buffer.concat([plainJpeg.subarray(0, -2), ...Array.from({ length: count - 1 }, () => scan), Buffer.of(0xff, 0xd9)])
  expect(reason(scans(20))).toBe('image/jpeg')
  expect(reason(scans(1000))).toBe('content')
})

test('measures a GIF by its frames if they are larger than its screen', () => {
  for (const side of [1, 3, 5, 7]) {
    const bytes = gif(1, 1)
    bytes.writeUInt16LE(60_000, bytes.indexOf(0x2c, 13 + 6) + side)
    expect(reason(bytes)).toBe('dimensions')
  }
})

test('the flags of a WebP no longer announce removed metadata', () => {
  const canvas = webpChunk('VP8X', Buffer.of(0b0000_1100, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  const image = cleanImage(webp([canvas, vp8l(), webpChunk('EXIF', SCRIPT)]))
  expect(Buffer.from(image.bytes)[20]).toBe(0)
})
