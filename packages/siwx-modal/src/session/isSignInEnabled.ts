import type { AppKitOptions } from '@openappkit/appkit-core'

/** Returns whether the options turn sign-in on. */
export function isSignInEnabled({ features, siwx, siweConfig }: AppKitOptions): boolean {
  return features?.reownAuthentication === true || (siwx ?? siweConfig) !== undefined
}
