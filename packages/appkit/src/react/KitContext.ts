import { type Context, createContext } from 'react'
import type { AppKitInstance } from '../kit/AppKitInstance'

/** The kit of the surrounding `AppKitProvider`. */
export const KitContext: Context<AppKitInstance | undefined> = /* @__PURE__ */ createContext<
  AppKitInstance | undefined
>(undefined)
