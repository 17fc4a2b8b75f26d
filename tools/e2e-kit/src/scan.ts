import { expect, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { dialog } from './page'

/**
 * Reads the QR code from the screen, pixel by pixel, as a phone's camera does. Waits for a text that matches `kind`,
 * which defaults to a pairing link.
 */
export async function scan(page: Page, kind: RegExp = /^wc:[0-9a-f]{64}@2\?/): Promise<string> {
  const code = dialog(page).getByRole('img', { name: /QR/i })
  await expect(code).toBeVisible()
  let text: string | undefined
  await expect
    .poll(async () => {
      const { data, width, height } = PNG.sync.read(await code.screenshot())
      text = jsQR(new Uint8ClampedArray(data), width, height)?.data
      return text
    })
    .toMatch(kind)
  return text ?? ''
}
