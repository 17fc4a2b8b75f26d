import type { ConnectOptions } from '@openappkit/appkit-core'
import { useMemo } from 'react'
import type { AppKitInstance } from '../kit/HostKit'
import type { UseAppKitResult } from '../kit/hookResults'
import { useKit } from './useKit'

/**
 * Returns methods to open and close the modal and to connect a wallet. The result keeps its identity while the kit stays
 * the same.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKit } from '@openappkit/appkit/react'
 *
 * export function ConnectButton() {
 *   const { open } = useAppKit()
 *   return <button onClick={() => open()}>Connect wallet</button>
 * }
 * ```
 */
export function useAppKit(): UseAppKitResult {
  const kit = useKit('useAppKit')
  return useMemo(
    () => ({
      open: options => kit.open(options),
      close: () => kit.close(),
      // One function can't declare the overloads.
      connect: ((options?: ConnectOptions) => kit.connect(options)) as AppKitInstance['connect'],
    }),
    [kit],
  )
}
