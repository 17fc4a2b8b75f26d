import { useMemo } from 'react'
import type { AppKitInstance } from '../kit/AppKitInstance'
import { useKit } from './useKit'

/** What {@link useAppKit} returns; always the same object for one kit. */
export interface UseAppKitResult {
  readonly open: AppKitInstance['open']
  readonly close: AppKitInstance['close']
  readonly connect: AppKitInstance['connect']
}

/**
 * Opens and closes the modal, and connects.
 *
 * @throws AppKitError `kit/missing` without a kit.
 * @example
 * ```tsx
 * const { connect } = useAppKit()
 * <button onClick={async () => setAccount(await connect())}>Sign in</button>
 * ```
 */
export function useAppKit(): UseAppKitResult {
  const kit = useKit('useAppKit')
  return useMemo(
    () => ({
      open: options => kit.open(options),
      close: () => kit.close(),
      connect: parameters => kit.connect(parameters),
    }),
    [kit],
  )
}
