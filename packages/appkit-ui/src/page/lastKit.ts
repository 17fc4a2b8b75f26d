import type { AppKit } from '@openappkit/appkit-core'

/**
 * The kit that this page created last, for hooks outside a provider. The one state that a module of OpenAppKit holds, written by the React entry
 * alone and only in a browser: on a server it would carry one visitor's account to another.
 */
const last: { kit: AppKit | undefined } = { kit: undefined }

/** The kit that serves hooks without a provider. */
export function lastKit(): AppKit | undefined {
  return last.kit
}

/** Remembers a kit until it ends. */
export function rememberKit(kit: AppKit): void {
  if (!kit.environment.window) return
  last.kit = kit
  kit.onDestroy(() => {
    if (last.kit === kit) last.kit = undefined
  })
}
