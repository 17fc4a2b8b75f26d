import type { AppKitElement } from './AppKitElement'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Loads the warning about an element without a kit. Bundlers remove it from production builds. */
export function warnOfMissingKit(element: AppKitElement): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      void import('./missingKitWarning').then(({ warnUnlessKitFollows }) => warnUnlessKitFollows(element))
    }
  } catch {
    // `process` doesn't exist without a bundler or Node. Then there is no warning.
  }
}
