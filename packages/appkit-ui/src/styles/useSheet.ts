import { type Context, createContext, useContext, useInsertionEffect } from 'react'
import type { Sheet } from './defineSheet'
import type { StyleRegistry } from './StyleRegistry'

/** The registry of the root that the elements below are rendered in; `null` on a server, where nothing is adopted. */
export const StyleContext: Context<StyleRegistry | null> = /* @__PURE__ */ createContext<StyleRegistry | null>(null)

/** Makes the surrounding root adopt `sheet` before the browser paints. Every element calls it once with its own sheet. */
export function useSheet(sheet: Sheet): void {
  const registry = useContext(StyleContext)
  useInsertionEffect(() => registry?.adopt(sheet), [registry, sheet])
}
