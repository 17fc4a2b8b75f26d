import { usePageKit } from '@openappkit/appkit-ui/page'
import type { AppKitInstance } from '../kit/AppKitInstance'

/**
 * Returns the kit of the nearest provider, otherwise the last kit from `createAppKit`.
 * @throws {AppKitError} `kit/missing` if there is none.
 */
// Feature hooks use a narrower type. `createAppKit` and the provider always set an AppKitInstance.
export const useKit: (hook: string) => AppKitInstance = usePageKit as (hook: string) => AppKitInstance
