import { useEffect, useState } from 'react'
import type { ShownAccount } from './ShownAccount'

/**
 * Returns the balance of an account in base units, read again when `version` changes. Undefined before the first
 * answer.
 */
export function useBalance({ key, address, readBalance }: ShownAccount, version: number): bigint | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly balance: bigint }>()
  const of = `${key}:${address}`
  // Account and version say when to ask again; the way to ask is the account's own.
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
