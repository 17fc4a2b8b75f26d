import type { AppKit } from '@openappkit/appkit-core'

/**
 * Most recent kit, for hooks outside a provider. This is OpenAppKit's only module state. The React entry writes it only
 * in browsers, so a server can't leak one user's account to another.
 */
const last: { kit: AppKit | undefined } = { kit: undefined }

/** Returns the kit for hooks without a provider. Undefined if none is stored. */
export function lastKit(): AppKit | undefined {
  return last.kit
}

/**
 * Stores a kit for hooks without a provider until the kit is destroyed or another one replaces it. Does nothing on a
 * server.
 */
export function rememberKit(kit: AppKit): void {
  if (!kit.environment.window) return
  last.kit = kit
  kit.onDestroy(() => {
    if (last.kit === kit) last.kit = undefined
  })
}
