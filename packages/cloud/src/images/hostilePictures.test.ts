import { expect, test } from 'vitest'
import { HostileWeb } from '../../test/images/HostileWeb'
import {
  avif,
  box,
  gif,
  jpeg,
  jpegSegment,
  png,
  pngChunk,
  svg,
  vp8l,
  webp,
  webpChunk,
} from '../../test/images/pictures'
import { cleanImage } from './cleanImage'
import type { CleanImage } from './formats/CleanImage'
import { ImageCache } from './ImageCache'
import { ImageLinks } from './ImageLinks'
import { ImageProxy } from './ImageProxy'
import { ImageRefused } from './ImageRefused'
import { MediaSource } from './MediaSource'
import { SafeFetch } from './SafeFetch'
import { WorkQueue } from './WorkQueue'

const SIZE = 5 * 1024 * 1024

const chainOf = (length: number): string =>
  svg(
    `${Array.from({ length }, (_, level) => `<g id="l${level}"><use href="#l${level + 1}"/></g>`).join('')}<g id="l${length}"/>`,
  )

function avifOfSizes(count: number): Buffer {
  const zeros = Buffer.alloc(4)
  const size = box('ispe', Buffer.from('00000000000000010000000100', 'hex').subarray(0, 12))
  const properties = Buffer.concat(Array.from({ length: count }, () => size))
  const meta = box('meta', Buffer.concat([zeros, box('iprp', box('ipco', properties))]))
  return Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')), meta, box('mdat', Buffer.of(1, 2))])
}

const repeated = (part: Uint8Array, bytes: number): Buffer =>
  Buffer.concat(Array.from({ length: Math.floor(bytes / part.length) }, () => part))

/** Files that make a careless reader exhaust its stack, memory or time. */
const HOSTILE: readonly (readonly [string, Uint8Array])[] = [
  ['an SVG with references 5,000 levels deep', Buffer.from(chainOf(5000))],
  ['an AVIF with 200,000 sizes', avifOfSizes(200_000)],
  ['an AVIF with 600,000 empty boxes', avif(1, 1, [repeated(box('free', Buffer.alloc(0)), SIZE - 1000)])],
  ['a JPEG with a million empty segments', jpeg(1, 1, [repeated(jpegSegment(0xdb, Buffer.alloc(0)), SIZE - 1000)])],
  ['a PNG with 400,000 empty chunks', png(1, 1, [repeated(pngChunk('IDAT', Buffer.alloc(0)), SIZE - 1000)])],
  ['a GIF with 400,000 frames', gif(1, 1, repeated(Buffer.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 0), SIZE - 1000))],
  ['a WebP with 600,000 empty chunks', webp([vp8l(), repeated(webpChunk('ICCP', Buffer.alloc(0)), SIZE - 1000)])],
]

function read(bytes: Uint8Array): CleanImage | unknown {
  try {
    return cleanImage(bytes)
  } catch (error) {
    return error
  }
}

test.each(HOSTILE)('rejects %s and fetches it only once', async (_, bytes) => {
  const web = await new HostileWeb().start()
  try {
    web.file('bad.web/picture', '', bytes)
    const images = new ImageProxy({
      links: new ImageLinks(['secret'], { publicUrl: 'https://cloud.example' }),
      source: new MediaSource(
        new SafeFetch(web.findPeer, { size: SIZE, timeout: 20_000, redirects: 0 }),
        { ipfs: 'http://ipfs.web', arweave: 'http://arweave.web' },
        SIZE,
      ),
      cache: new ImageCache(SIZE),
      queue: new WorkQueue(2, 2),
    })
    const token = images.proxied('http://bad.web/picture').split('/').at(-1) ?? ''
    for (let time = 0; time < 2; time += 1) {
      const failure = await images.get(token).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(ImageRefused)
      expect(failure).toMatchObject({ reason: 'content', isTemporary: false })
    }
    expect(web.requests).toHaveLength(1)
  } finally {
    await web.stop()
  }
})

test('references may be as deep as in real drawings', () => {
  expect(read(Buffer.from(chainOf(80)))).toMatchObject({ type: 'image/svg+xml' })
  expect(read(Buffer.from(chainOf(120)))).toMatchObject({ reason: 'content' })
})

test('any error of a cleaner is a rejection', () => {
  const bytes = new Proxy(png(), {
    get: (target, key) => {
      if (key === 'subarray') return () => png().subarray(0, 64)
      if (key === 'byteOffset') throw new RangeError('Maximum call stack size exceeded')
      return Reflect.get(target, key, target)
    },
  })
  const failure = read(bytes)
  expect(failure).toBeInstanceOf(ImageRefused)
  expect((failure as ImageRefused).cause).toBeInstanceOf(RangeError)
})
