import { useMemo } from 'react'
import { type BalanceResult, fetchBalance } from '../kit/fetchBalance'
import { useKit } from './useKit'

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
  return useMemo(() => ({ fetchBalance: () => fetchBalance(kit) }), [kit])
}
