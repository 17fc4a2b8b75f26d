import { cleanRaster } from './cleanRaster'
import type { CleanImage } from './formats/CleanImage'
import { ImageRefused } from './ImageRefused'
import { cleanSvg } from './svg/cleanSvg'

const MARKUP = /^(?:\xef\xbb\xbf)?\s*</

/**
 * The picture in `bytes`, and nothing but the picture. Its format is what its bytes say, whatever its sender calls it.
 *
 * @throws ImageRefused when it is none, could do more than show itself, or is larger than any device should be asked to draw.
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  try {
    return MARKUP.test(start) ? cleanSvg(bytes) : cleanRaster(bytes)
  } catch (error) {
    if (error instanceof ImageRefused) throw error
    // A file that a cleaner fails at, such as one that exhausts its stack, is as unfit as one that it refuses.
    throw new ImageRefused('content', 'A picture that could not be read', { cause: error })
  }
}
