import type { AppKit } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { type Context, createContext, useContext, useState } from 'react'
import { lastKit } from './lastKit'

/** The kit of the surrounding `AppKitProvider`, in the host's tree. Views of the modal have a context of their own. */
export const PageKitContext: Context<AppKit | undefined> = /* @__PURE__ */ createContext<AppKit | undefined>(undefined)

/**
 * The kit of the provider above, else the one that the page created last.
 *
 * @param hook - What the host called, to be named when there is none.
 * @throws AppKitError `kit/missing` when there is none.
 *
 * @example
 * const { chains } = usePageKit('useAppKitSIWX')
 */
export function usePageKit(hook: string): AppKit {
  const found = useContext(PageKitContext) ?? lastKit()
  // A component that outlives its kit keeps it, rather than failing in the host's tree.
  const [first] = useState(found)
  const kit = found ?? first
  if (!kit) throw new AppKitError('kit/missing', `Please call "createAppKit" before using "${hook}" hook`)
  return kit
}
