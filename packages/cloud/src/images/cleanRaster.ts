import type { CleanImage } from './formats/CleanImage'
import { cleanAvif } from './formats/cleanAvif'
import { cleanGif } from './formats/cleanGif'
import { cleanJpeg } from './formats/cleanJpeg'
import { cleanPng } from './formats/cleanPng'
import { cleanWebp } from './formats/cleanWebp'
import { ImageRefused } from './ImageRefused'

/** Maximum pixels per side, then in total. A file of a few bytes can require gigabytes of memory on a user's device. */
const MAX_SIDE = 8192
export const MAX_PIXELS = 40_000_000

interface Format {
  readonly matches: (start: string) => boolean
  readonly clean: (bytes: Uint8Array) => CleanImage
}

/** Formats by their magic bytes. The declared type is ignored. */
const FORMATS: readonly Format[] = [
  { matches: start => start.startsWith('\x89PNG\r\n\x1a\n'), clean: cleanPng },
  { matches: start => start.startsWith('\xff\xd8\xff'), clean: cleanJpeg },
  { matches: start => /^GIF8[79]a/.test(start), clean: cleanGif },
  { matches: start => /^RIFF.{4}WEBPVP8[ LX]/s.test(start), clean: cleanWebp },
  { matches: start => /^.{4}ftypavi[fs]/s.test(start), clean: cleanAvif },
]

/**
 * Returns the raster image in `bytes` after cleaning it.
 *
 * @throws ImageRefused if the format is unknown, the file is invalid, or the image is empty or too large to draw.
 */
export function cleanRaster(bytes: Uint8Array): CleanImage {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  const format = FORMATS.find(({ matches }) => matches(start))
  if (!format) throw new ImageRefused('content-type', 'Unknown image format')
  const image = format.clean(bytes)
  const { width, height } = image
  const isDrawable = width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS
  if (!isDrawable) throw new ImageRefused('dimensions', `${width} by ${height} pixels`)
  return image
}
