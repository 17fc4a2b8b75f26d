import { AppKitError } from '@openappkit/appkit-core'
import { useContext, useState } from 'react'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { KitContext } from './KitContext'
import { lastKit } from './lastKit'

/**
 * The kit of the provider above, else the one that the page created last.
 * @throws AppKitError `kit/missing` when there is none.
 */
export function useKit(hook: string): AppKitInstance {
  const found = useContext(KitContext) ?? lastKit()
  // A component that outlives its kit keeps it, rather than failing in the host's tree.
  const [first] = useState(found)
  const kit = found ?? first
  if (!kit) throw new AppKitError('kit/missing', `Please call "createAppKit" before using "${hook}" hook`)
  return kit
}
