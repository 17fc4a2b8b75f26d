import { usePageKit } from '@openappkit/appkit-ui/page'
import type { HostKit } from '../kit/HostKit'

/**
 * The kit of the provider above, else the one that the page created last.
 * @throws AppKitError `kit/missing` when there is none.
 */
export function useKit(hook: string): HostKit {
  // Hooks of features know less of it; what `createAppKit` and the provider put there is always one of these.
  return usePageKit(hook) as HostKit
}
