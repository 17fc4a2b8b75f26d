import { type Context, createContext } from 'react'
import type { StyleRegistry } from './StyleRegistry'

/** The registry of the root that the elements below are rendered in; `null` on a server, where nothing is adopted. */
export const StyleContext: Context<StyleRegistry | null> = /* @__PURE__ */ createContext<StyleRegistry | null>(null)
