import type { PrintedBalance } from '@openappkit/appkit-core'
import type { HostKit } from './HostKit'

/** Result of `fetchBalance`. `data.balance` is a decimal string in whole units, with all digits. */
export interface BalanceResult {
  readonly data?: PrintedBalance
  /** Error message, such as 'No balance found' while nothing is connected. `null` on success. */
  readonly error: string | null
  readonly isSuccess: boolean
  readonly isError: boolean
}

/** Fetches the native balance of the active account. Never rejects. */
export function fetchBalance(kit: HostKit): Promise<BalanceResult> {
  return kit.refreshBalance().then(
    data => ({ data, error: null, isSuccess: true, isError: false }),
    (error: Error) => ({ error: error.message, isSuccess: false, isError: true }),
  )
}
