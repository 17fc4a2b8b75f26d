import type { AppKit } from '@openappkit/appkit-core'
import { type Context, createContext } from 'react'

/** The kit of the surrounding `AppKitProvider`, in the host's tree. Views of the modal have a context of their own. */
export const PageKitContext: Context<AppKit | undefined> = /* @__PURE__ */ createContext<AppKit | undefined>(undefined)
