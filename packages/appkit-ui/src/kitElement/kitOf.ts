import type { AppKit } from '@openappkit/appkit-core'

/** Returns the implementation behind a kit of the app. Only `createAppKit` and its variants create kits. */
export function kitOf(kit: object): AppKit {
  return ('instance' in kit ? kit.instance : kit) as AppKit
}
