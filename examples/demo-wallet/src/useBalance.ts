import { useEffect, useState } from 'react'
import type { ShownAccount } from './ShownAccount'

/**
 * Returns the balance of an account in base units, or undefined before the first response. Reads it again when
 * `version` changes.
 */
export function useBalance({ key, address, readBalance }: ShownAccount, version: number): bigint | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly balance: bigint }>()
  const of = `${key}:${address}`
  // Only the account and the version trigger a read. `readBalance` depends on the account alone.
  useEffect(() => {
    let isCurrent = true
    readBalance().then(
      balance => isCurrent && setKnown({ of, balance }),
      // The next change of `version` retries.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [of, version])
  return known?.of === of ? known.balance : undefined
}
