import { cleanRaster } from './cleanRaster'
import type { CleanImage } from './formats/CleanImage'
import { ImageRefused } from './ImageRefused'
import { cleanSvg } from './svg/cleanSvg'

const MARKUP = /^(?:\xef\xbb\xbf)?\s*</

/**
 * Returns an image that is safe to serve. Removes metadata from PNG, JPEG, GIF and WebP; AVIF and SVG must pass their
 * checks and stay unchanged. Detects the format from the bytes, not from the declared type.
 *
 * @throws ImageRefused if it isn't an image, could run code, or is too large to draw.
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  try {
    return MARKUP.test(start) ? cleanSvg(bytes) : cleanRaster(bytes)
  } catch (error) {
    if (error instanceof ImageRefused) throw error
    // A file that crashes a cleaner, for example by exhausting its stack, is as unsafe as one that the cleaner rejects.
    throw new ImageRefused('content', "The image can't be decoded", { cause: error })
  }
}
