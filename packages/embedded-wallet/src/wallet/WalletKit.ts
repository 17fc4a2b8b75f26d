import type { AppKit } from '@openappkit/appkit-core'

/** The kit that `createAppKit` returns. Its type hides members that the functions of this package use. */
export type WalletKit = Pick<AppKit, 'load'>

/** Returns the kit itself, or the one that a kit with the names of AppKit 1.8 wraps. */
export function coreKit(kit: WalletKit): AppKit {
  const { instance = kit } = kit as { readonly instance?: WalletKit }
  // Only `createAppKit` creates kits, so the members exist.
  return instance as AppKit
}
