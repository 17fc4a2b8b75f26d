import type { ModalKit } from '@openappkit/appkit-core/modal'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Loads the developer warnings. Bundlers remove them from production builds. */
export function warnInDevelopment(kit: ModalKit): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      void import('./developmentWarnings').then(({ warn }) => warn(kit))
    }
  } catch {
    // `process` doesn't exist without a bundler or Node. Then there are no warnings.
  }
}
