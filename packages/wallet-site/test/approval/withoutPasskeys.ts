import { onTestFinished, vi } from 'vitest'

/** Removes passkeys from the browser until the test ends, as in WebKitGTK. */
export function withoutPasskeys(): void {
  vi.stubGlobal('PublicKeyCredential', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
}
