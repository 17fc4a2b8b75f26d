import { type Context, createContext, useContext, useInsertionEffect } from 'react'
import type { Sheet } from './defineSheet'
import type { StyleRegistry } from './StyleRegistry'

/** Style registry of the surrounding root. `null` outside a mounted modal. */
export const StyleContext: Context<StyleRegistry | null> = /* @__PURE__ */ createContext<StyleRegistry | null>(null)

/**
 * Adopts `sheet` in the surrounding root before the browser paints. Call it once in each component that has its own
 * sheet.
 */
export function useSheet(sheet: Sheet): void {
  const registry = useContext(StyleContext)
  useInsertionEffect(() => registry?.adopt(sheet), [registry, sheet])
}
