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

test.each(Object.entries(plain))('a plain %s stays as it is, byte for byte', (kind, bytes) => {
  const image = cleanImage(bytes)
  expect(image).toMatchObject({ type: `image/${kind}`, width: 3, height: 2 })
  expect(Buffer.from(image.bytes)).toEqual(bytes)
})

test.each(Object.entries(plain))('a %s that ends too early is refused, wherever that is', (_kind, bytes) => {
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
])('what hides in a %s stays behind', (kind, bytes) => {
  const image = cleanImage(bytes)
  expect(has(bytes, SCRIPT)).toBe(true)
  expect(has(image.bytes, SCRIPT)).toBe(false)
  // What is left is still whole.
  expect(reason(image.bytes)).toBe(`image/${kind}`)
})

test('an AVIF can not be cut, so one that carries something is refused', () => {
  expect(reason(avif(1, 1, [box('uuid', SCRIPT)]))).toBe('content')
  expect(reason(Buffer.concat([avif(), SCRIPT]))).toBe('content')
})

test('an animated GIF still loops', () => {
  const loop = Buffer.concat([Buffer.of(0x21, 0xff, 11), Buffer.from('NETSCAPE2.0'), Buffer.of(3, 1, 0, 0, 0)])
  const control = Buffer.of(0x21, 0xf9, 4, 4, 10, 0, 0, 0)
  const bytes = gif(1, 1, Buffer.concat([loop, control]))
  expect(Buffer.from(cleanImage(bytes).bytes)).toEqual(bytes)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page that begins like a picture', 'GIF89a=1;alert(1)//<script>alert(1)</script>'],
  ['a script', 'alert(1)'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ'],
  ['a bitmap', 'BM6\0\0\0\0\0\0\0'],
  ['an icon', '\0\0\x01\0\x01\0'],
  ['a zip', 'PK\x03\x04'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0'],
  ['nothing', ''],
  ['zeros', '\0'.repeat(100)],
  ['a PNG by its first bytes alone', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
  ['a JPEG by its first bytes alone', '\xff\xd8\xff\xe0<script>alert(1)</script>'],
  ['a RIFF of sounds', 'RIFF\x04\0\0\0WAVE'],
])('%s is no picture', (_name, text) => {
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
])('a %s of more pixels than a device should draw is refused', (_kind, bytes) => {
  expect(reason(bytes)).toBe('dimensions')
})

test('a GIF whose frames outgrow its screen is measured by them', () => {
  const bytes = gif(1, 1)
  const frame = bytes.indexOf(0x2c, 13 + 6)
  bytes.writeUInt16LE(60_000, frame + 5)
  expect(reason(bytes)).toBe('dimensions')
})

test('the flags of a WebP no longer promise what was left out', () => {
  const canvas = webpChunk('VP8X', Buffer.of(0b0000_1100, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  const image = cleanImage(webp([canvas, vp8l(), webpChunk('EXIF', SCRIPT)]))
  expect(Buffer.from(image.bytes)[20]).toBe(0)
})
