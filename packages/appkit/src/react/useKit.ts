import { usePageKit } from '@openappkit/appkit-ui/page'
import type { AppKitInstance } from '../kit/AppKitInstance'

/**
 * The kit of the provider above, else the one that the page created last.
 * @throws AppKitError `kit/missing` when there is none.
 */
export function useKit(hook: string): AppKitInstance {
  // Hooks of features know it as AppKit; what `createAppKit` and the provider put there is always one of these.
  return usePageKit(hook) as AppKitInstance
}
