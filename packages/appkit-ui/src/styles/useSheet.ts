import { type Context, createContext, useContext, useInsertionEffect } from 'react'
import type { Sheet } from './defineSheet'
import type { StyleRegistry } from './StyleRegistry'

/** Style registry of the surrounding root. `null` on a server. */
export const StyleContext: Context<StyleRegistry | null> = /* @__PURE__ */ createContext<StyleRegistry | null>(null)

/** Adopts `sheet` in the surrounding root before the browser paints. Every element calls it once with its own sheet. */
export function useSheet(sheet: Sheet): void {
  const registry = useContext(StyleContext)
  useInsertionEffect(() => registry?.adopt(sheet), [registry, sheet])
}
