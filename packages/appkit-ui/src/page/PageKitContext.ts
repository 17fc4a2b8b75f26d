import { type Context, createContext } from 'react'
import type { PageKit } from './PageKit'

/** The kit of the surrounding `AppKitProvider`, in the host's tree. Views of the modal have a context of their own. */
export const PageKitContext: Context<PageKit | undefined> = /* @__PURE__ */ createContext<PageKit | undefined>(
  undefined,
)
