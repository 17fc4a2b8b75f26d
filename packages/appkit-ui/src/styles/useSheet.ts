import { type Context, createContext, useContext, useInsertionEffect } from 'react'
import type { Sheet } from './defineSheet'
import type { StyleRegistry } from './StyleRegistry'

/** Style registry of the surrounding root. `null` outside a mounted modal. */
export const StyleContext: Context<StyleRegistry | null> = /* @__PURE__ */ createContext<StyleRegistry | null>(null)

/**
 * Adopts `sheet` in the surrounding root before the browser paints. Call it in each component that has its own sheet.
 * Define the sheet at module level, because every new object adds another stylesheet. Does nothing outside a mounted
 * modal.
 */
export function useSheet(sheet: Sheet): void {
  const registry = useContext(StyleContext)
  useInsertionEffect(() => registry?.adopt(sheet), [registry, sheet])
}
