import { type AppKit, reportMistake } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Most recent kit, for hooks outside a provider. This is OpenAppKit's only module state. The entry points for React, Vue
 * and other frameworks write it only in browsers, so a server can't leak one user's account to another.
 */
const last: { kit: AppKit | undefined; count: number; reported: AppKit | undefined } = {
  kit: undefined,
  count: 0,
  reported: undefined,
}

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
  last.count += 1
  kit.onDestroy(() => {
    last.count -= 1
    if (last.kit === kit) last.kit = undefined
  })
}

/**
 * Reports `kit/several` in development if `kit` is used without a provider while other kits exist. Usually, the app
 * creates a kit on each render or with each hot reload. Reports once for each kit, after the render.
 */
export function reportSeveralKits(kit: AppKit): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      if (last.count < 2 || last.reported === kit) return
      last.reported = kit
      const message =
        'createAppKit ran again while its last kit still exists. Call it once, outside of components and in its own file, or provide each kit to its part of the app.'
      queueMicrotask(() => reportMistake(kit, new AppKitError('kit/several', message)))
    }
  } catch {
    // `process` doesn't exist without a bundler or Node. Then nothing is reported.
  }
}
