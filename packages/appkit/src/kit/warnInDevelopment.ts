import type { ModalKit } from '@openappkit/appkit-core/modal'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Loads the warnings for developers. Bundlers remove all of it from a production build. */
export function warnInDevelopment(kit: ModalKit): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      void import('./developmentWarnings').then(({ warn }) => warn(kit))
    }
  } catch {
    // Neither a bundler nor Node: `process` doesn't exist, and the app is served as it is.
  }
}
