import { ImageRefused } from '../ImageRefused'
import { ByteReader } from './ByteReader'
import type { CleanImage } from './CleanImage'
import { KeptChunks } from './KeptChunks'

/**
 * Chunks needed for rendering. Text, profiles and private chunks are removed, because they can contain anything, even
 * in compressed form.
 */
const KEPT: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'cICP', 'bKGD', 'pHYs'],
  ...['acTL', 'fcTL', 'fdAT'],
])

/**
 * Returns a PNG without metadata.
 *
 * @throws ImageRefused if it is invalid.
 */
export function cleanPng(bytes: Uint8Array): CleanImage {
  const reader = new ByteReader(bytes)
  const parts = new KeptChunks()
  parts.add(reader.take(8))
  let size: { width: number; height: number } | undefined
  let hasData = false
  for (;;) {
    const start = reader.position
    const length = reader.u32()
    const kind = reader.text(4)
    const content = reader.take(length)
    reader.take(4)
    if (!size) {
      if (kind !== 'IHDR' || length !== 13) throw new ImageRefused('content', 'A PNG without its header')
      const header = new ByteReader(content)
      size = { width: header.u32(), height: header.u32() }
    } else if (kind === 'IHDR') throw new ImageRefused('content', 'A PNG with two headers')
    hasData ||= kind === 'IDAT'
    if (KEPT.has(kind)) parts.add(reader.since(start))
    if (kind === 'IEND') break
  }
  if (!hasData) throw new ImageRefused('content', 'A PNG without an image')
  return { type: 'image/png', bytes: parts.toBytes(), ...size }
}
