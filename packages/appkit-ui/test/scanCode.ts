import jsQR from 'jsqr'
import { page } from 'vitest/browser'

/** Reads the QR code in an element as a camera would. */
export async function scanCode(element: Element): Promise<string | undefined> {
  const taken = await page.screenshot({ element, base64: true, save: false } as never)
  const base64 = typeof taken === 'string' ? taken : (taken as { base64: string }).base64
  const bitmap = await createImageBitmap(await (await window.fetch(`data:image/png;base64,${base64}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  return jsQR(data, width, height)?.data
}
