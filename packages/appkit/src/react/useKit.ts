import { usePageKit } from '@openappkit/appkit-ui/page'
import type { HostKit } from '../kit/HostKit'

/**
 * Returns the kit of the nearest provider, otherwise the last kit from `createAppKit`.
 * @throws {AppKitError} `kit/missing` if there is none.
 */
// Feature hooks use a narrower type. `createAppKit` and the provider always set an HostKit.
export const useKit: (hook: string) => HostKit = usePageKit as (hook: string) => HostKit
