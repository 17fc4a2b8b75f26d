import type { PrintedBalance } from '@openappkit/appkit-core'
import { useCallback, useMemo } from 'react'
import { useKit } from './useKit'

/** Result of `fetchBalance`. `data.balance` is a decimal string in whole units, with all digits. */
export interface BalanceResult {
  readonly data?: PrintedBalance
  /** Error message, such as 'No balance found' while nothing is connected. `null` on success. */
  readonly error: string | null
  readonly isSuccess: boolean
  readonly isError: boolean
}

/**
 * Returns a method that fetches the native balance of the active account. `fetchBalance` never rejects; its result
 * contains the error message.
 *
 * @throws {AppKitError} `kit/missing` without a kit.
 * @example
 * ```tsx
 * import { useAppKitBalance } from '@openappkit/appkit/react'
 *
 * export function BalanceButton() {
 *   const { fetchBalance } = useAppKitBalance()
 *   return <button onClick={async () => console.log((await fetchBalance()).data)}>Log balance</button>
 * }
 * ```
 */
export function useAppKitBalance(): { readonly fetchBalance: () => Promise<BalanceResult> } {
  const kit = useKit('useAppKitBalance')
  const fetchBalance = useCallback(
    (): Promise<BalanceResult> =>
      kit.refreshBalance().then(
        data => ({ data, error: null, isSuccess: true, isError: false }),
        (error: Error) => ({ error: error.message, isSuccess: false, isError: true }),
      ),
    [kit],
  )
  return useMemo(() => ({ fetchBalance }), [fetchBalance])
}
