import { ImageRefused } from '../ImageRefused'
import { ByteReader } from './ByteReader'
import type { CleanImage } from './CleanImage'
import { KeptChunks } from './KeptChunks'

const START_OF_SCAN = 0xda
const END = 0xd9
/**
 * Application segments to keep: JFIF, color profile and Adobe's transform. Colors would change without them. Comments
 * and Exif data, such as locations, are removed.
 */
const KEPT_APPLICATIONS: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])
/** Types of frames that browsers draw: baseline, extended and progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])
/** Maximum number of scans, each of which is drawn over the whole image. Progressive images have about a dozen. */
const MAX_SCANS = 100

/**
 * Returns a JPEG without metadata.
 *
 * @throws ImageRefused if it is invalid or has too many scans.
 */
export function cleanJpeg(bytes: Uint8Array): CleanImage {
  const reader = new ByteReader(bytes)
  const parts = new KeptChunks()
  parts.add(reader.take(2))
  let size: { width: number; height: number } | undefined
  let scans = 0
  for (;;) {
    const marker = readMarker(reader)
    if (marker === END) break
    const length = reader.u16()
    const content = reader.take(length - 2)
    if (FRAMES.has(marker)) {
      if (size) throw new ImageRefused('content', 'A JPEG with two frames')
      const frame = new ByteReader(content, 1)
      const height = frame.u16()
      size = { width: frame.u16(), height }
    }
    if (!isKept(marker)) continue
    parts.add(Uint8Array.of(0xff, marker, length >> 8, length & 255), content)
    if (marker !== START_OF_SCAN) continue
    if (++scans > MAX_SCANS) throw new ImageRefused('content', 'A JPEG with too many scans')
    parts.add(readScan(bytes, reader))
  }
  if (!size) throw new ImageRefused('content', 'A JPEG without an image')
  parts.add(Uint8Array.of(0xff, END))
  return { type: 'image/jpeg', bytes: parts.toBytes(), ...size }
}

function readMarker(reader: ByteReader): number {
  if (reader.u8() !== 0xff) throw new ImageRefused('content', 'A JPEG with data between its segments')
  let marker = reader.u8()
  // Any number of fill bytes may precede the marker.
  while (marker === 0xff) marker = reader.u8()
  if (marker < 0xc0) throw new ImageRefused('content', 'A JPEG with an unknown segment')
  return marker
}

function isKept(marker: number): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef
  return isApplication ? KEPT_APPLICATIONS.has(marker) : marker < 0xf0
}

/** Returns the scan, up to the next marker that isn't part of it. */
function readScan(bytes: Uint8Array, reader: ByteReader): Uint8Array {
  const start = reader.position
  for (;;) {
    const next = bytes.indexOf(0xff, reader.position)
    if (next < 0) throw new ImageRefused('content', 'A JPEG without an end')
    reader.position = next
    const following = bytes[next + 1] ?? 0
    const isStuffed = following === 0 || (following >= 0xd0 && following <= 0xd7)
    if (!isStuffed && following !== 0xff) return reader.since(start)
    reader.take(following === 0xff ? 1 : 2)
  }
}
