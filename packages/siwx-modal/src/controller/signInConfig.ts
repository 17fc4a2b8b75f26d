import type { AppKitOptions, SIWXConfig } from '@openappkit/appkit-core'
import { CloudAuthSIWX } from '@openappkit/siwx'

/**
 * Returns the sign-in config of a kit: `siwx`, or the mapped `siweConfig`. With `features.reownAuthentication` it is
 * the backend's, with a warning if `siwx` or `siweConfig` is set to another one. A project's remote settings can't
 * require sign-in.
 */
export function signInConfig({ features, siwx, siweConfig }: AppKitOptions): SIWXConfig | undefined {
  if (!features?.reownAuthentication || siwx instanceof CloudAuthSIWX) return siwx ?? siweConfig?.mapToSIWX()
  if (siwx || siweConfig) {
    const name = siwx ? 'siwx' : 'siweConfig'
    // biome-ignore lint/suspicious/noConsole: warns the app's developer, as with every setting that has no effect.
    console.warn(
      `"features.reownAuthentication" is on: the backend signs in, and "${name}" of createAppKit is not used.`,
    )
  }
  return new CloudAuthSIWX()
}
