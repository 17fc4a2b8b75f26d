import type { KitElement } from './KitElement'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Loads the warning about an element without a kit. Bundlers remove it from production builds. */
export function warnOfMissingKit(element: KitElement<object>, definedBy: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      void import('./missingKitWarning').then(({ warnUnlessKitFollows }) => warnUnlessKitFollows(element, definedBy))
    }
  } catch {
    // `process` doesn't exist without a bundler or Node. Then there is no warning.
  }
}
