import { usePageKit } from '@openappkit/appkit-ui/page'
import type { AppKitInstance } from '../kit/AppKitInstance'

/**
 * The kit of the provider above, else the one that the page created last.
 * @throws AppKitError `kit/missing` when there is none.
 */
// Hooks of features know less of it; what `createAppKit` and the provider put there is always one of these.
export const useKit: (hook: string) => AppKitInstance = usePageKit as (hook: string) => AppKitInstance
