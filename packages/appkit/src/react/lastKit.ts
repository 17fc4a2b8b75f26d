import type { AppKitInstance } from '../kit/AppKitInstance'

/**
 * The kit that this page created last, for hooks outside a provider. The one state that a module of OpenAppKit holds, in the React entry
 * alone and only in a browser: on a server it would carry one visitor's account to another.
 */
const last: { kit: AppKitInstance | undefined } = { kit: undefined }

export function lastKit(): AppKitInstance | undefined {
  return last.kit
}

/** Remembers a kit until it ends. */
export function rememberKit(kit: AppKitInstance): void {
  if (!kit.environment.window) return
  last.kit = kit
  kit.onDestroy(() => {
    if (last.kit === kit) last.kit = undefined
  })
}
