import type { AppKitOptions, SIWXConfig } from '@openappkit/appkit-core'
import { CloudAuthSIWX } from '@openappkit/siwx'

/**
 * The sign-in of a kit: `siwx`, or what `siweConfig` stands for; and with `features.reownAuthentication` that of the backend instead, of which a page is warned
 * that has another one. The project's remote settings have no say: they may turn off, but never ask anything of whoever connects.
 */
export function signInConfig({ features, siwx, siweConfig }: AppKitOptions): SIWXConfig | undefined {
  if (!features?.reownAuthentication || siwx instanceof CloudAuthSIWX) return siwx ?? siweConfig?.mapToSIWX()
  if (siwx || siweConfig) {
    const name = siwx ? 'siwx' : 'siweConfig'
    // biome-ignore lint/suspicious/noConsole: the developer of the page is told, as with other settings that have no say.
    console.warn(
      `"features.reownAuthentication" is on: the backend signs in, and "${name}" of createAppKit is not used.`,
    )
  }
  return new CloudAuthSIWX()
}
