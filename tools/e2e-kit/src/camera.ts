import type { Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { encode } from 'uqr'

/** Width of a module of the code in pixels. */
const scale = 4

/**
 * Gives the page a camera that sees a QR code of `text`, and a `BarcodeDetector` that decodes its frames, since not
 * every browser has one. Call it before the page opens.
 */
export async function showToCamera(page: Page, text: string): Promise<void> {
  await page.exposeFunction('readFrame', (png: string) => {
    const { data, width, height } = PNG.sync.read(Buffer.from(png, 'base64'))
    return jsQR(new Uint8ClampedArray(data), width, height)?.data
  })
  await page.addInitScript(src => {
    const canvas = document.createElement('canvas')
    const image = new Image()
    image.src = src
    navigator.mediaDevices.getUserMedia = async () => {
      await image.decode()
      Object.assign(canvas, { width: image.width, height: image.height })
      // The stream has a frame for each drawing.
      setInterval(() => canvas.getContext('2d')?.drawImage(image, 0, 0), 50)
      return canvas.captureStream()
    }
    class BarcodeDetector {
      async detect(video: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]> {
        const frame = document.createElement('canvas')
        Object.assign(frame, { width: video.videoWidth, height: video.videoHeight })
        if (frame.width === 0) return []
        frame.getContext('2d')?.drawImage(video, 0, 0)
        const { readFrame } = window as unknown as { readFrame(png: string): Promise<string | undefined> }
        const rawValue = await readFrame(frame.toDataURL('image/png').split(',')[1] ?? '')
        return rawValue === undefined ? [] : [{ rawValue }]
      }
    }
    Object.assign(globalThis, { BarcodeDetector })
  }, imageOf(text))
}

/** Returns a QR code as a PNG in a data URL. */
function imageOf(text: string): string {
  const { data, size } = encode(text, { border: 4 })
  const png = new PNG({ width: size * scale, height: size * scale })
  png.data.fill(255)
  for (let y = 0; y < png.height; y++)
    for (let x = 0; x < png.width; x++)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        png.data.fill(0, (y * png.width + x) * 4, (y * png.width + x) * 4 + 3)
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`
}
