import type { PrintedBalance } from '@openappkit/appkit-core'
import { useCallback, useMemo } from 'react'
import { useKit } from './useKit'

/** How fetching a balance went. `balance` is a decimal string in whole units, with every digit. */
export interface BalanceResult {
  readonly data?: PrintedBalance
  /** 'Not able to retrieve balance', 'No balance found' when nothing is connected, or null. */
  readonly error: string | null
  readonly isSuccess: boolean
  readonly isError: boolean
}

/**
 * Fetches the native balance of the active account. It never rejects: the result says how it went.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { fetchBalance } = useAppKitBalance()
 * const { data } = await fetchBalance()
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
