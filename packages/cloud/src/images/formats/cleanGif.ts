import { ImageRefused } from '../ImageRefused'
import { ByteReader } from './ByteReader'
import type { CleanImage } from './CleanImage'
import { KeptChunks } from './KeptChunks'

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const LOOPING: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/**
 * Returns a GIF without comments and other metadata.
 *
 * @throws ImageRefused if it is invalid.
 */
export function cleanGif(bytes: Uint8Array): CleanImage {
  const reader = new ByteReader(bytes)
  reader.take(6)
  const size = { width: reader.u16(true), height: reader.u16(true) }
  const flags = reader.u8()
  reader.take(2 + tableSize(flags))
  const parts = new KeptChunks()
  parts.add(reader.since(0))
  let hasImage = false
  for (;;) {
    const start = reader.position
    const block = reader.u8()
    if (block === TRAILER) break
    if (block === IMAGE) {
      readImage(reader, size)
      hasImage = true
      parts.add(reader.since(start))
    } else if (block === EXTENSION) {
      const label = reader.u8()
      const first = reader.take(reader.u8())
      const isKept =
        label === GRAPHIC_CONTROL || (label === APPLICATION && LOOPING.has(Buffer.from(first).toString('latin1')))
      // An empty first block already ends the extension.
      if (first.length > 0) skipBlocks(reader)
      if (isKept) parts.add(reader.since(start))
    } else throw new ImageRefused('content', 'A GIF with an unknown block')
  }
  if (!hasImage) throw new ImageRefused('content', 'A GIF without an image')
  parts.add(Uint8Array.of(TRAILER))
  return { type: 'image/gif', bytes: parts.toBytes(), ...size }
}

function readImage(reader: ByteReader, size: { width: number; height: number }): void {
  const right = reader.u16(true)
  const bottom = reader.u16(true)
  // Some decoders enlarge the screen to fit its frames.
  size.width = Math.max(size.width, right + reader.u16(true))
  size.height = Math.max(size.height, bottom + reader.u16(true))
  reader.take(tableSize(reader.u8()))
  reader.take(1)
  skipBlocks(reader)
}

function skipBlocks(reader: ByteReader): void {
  for (let length = reader.u8(); length > 0; length = reader.u8()) reader.take(length)
}

function tableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}
