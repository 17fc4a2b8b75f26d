import type { AppKit } from '@openappkit/appkit-core'

/** The kit that `createAppKit` returns. Its type hides members that the session functions use. */
export type SessionKit = Pick<AppKit, 'load'>

/** Returns the kit itself, or the one that a kit with the names of AppKit 1.8 wraps. */
export function coreKit(kit: SessionKit): AppKit {
  const { instance = kit } = kit as { readonly instance?: SessionKit }
  // Only `createAppKit` creates kits, so the members exist.
  return instance as AppKit
}
