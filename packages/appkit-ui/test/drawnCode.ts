import jsQR from 'jsqr'
import { qrPath } from '../src/elements/qrPath'

/** Draws the code of `value` at `width` pixels, with a logo that looks like modules, and reads it. */
export function drawnCode(value: string, width: number): string | undefined {
  const { path, size } = qrPath(value, true)
  const context = new OffscreenCanvas(width, width).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, width)
  context.scale(width / size, width / size)
  context.fillStyle = '#0b0d14'
  context.fill(new Path2D(path), 'evenodd')
  // As wide as the logo. Solid dark is the worst case for a decoder.
  const logo = size * 0.17
  context.fillRect((size - logo) / 2, (size - logo) / 2, logo, logo)
  return jsQR(context.getImageData(0, 0, width, width).data, width, width)?.data
}
