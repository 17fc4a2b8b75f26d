import { onTestFinished } from 'vitest'
import { emulateMedia } from './emulateMedia'

/** Emulates the contrast themes of Windows until the test ends. */
export async function forceColors(scheme: 'dark' | 'light'): Promise<void> {
  await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme })
  onTestFinished(() => emulateMedia({}))
}
