import { cleanRaster } from './cleanRaster'
import type { CleanImage } from './formats/CleanImage'
import { cleanSvg } from './svg/cleanSvg'

const MARKUP = /^(?:\xef\xbb\xbf)?\s*</

/**
 * The picture in `bytes`, and nothing but the picture. Its format is what its bytes say, whatever its sender calls it.
 *
 * @throws ImageRefused when it is none, could do more than show itself, or is larger than any device should be asked to draw.
 */
export function cleanImage(bytes: Uint8Array): CleanImage {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  return MARKUP.test(start) ? cleanSvg(bytes) : cleanRaster(bytes)
}
