import type { TransactionOutcome } from '@openappkit/appkit-core'
import type { SwapAccount } from '../SwapAccount'
import type { SwapContext } from '../SwapContext'

/** Delay after a failed read before a transaction's status is read again, in milliseconds. */
const retryDelay = 5_000

/**
 * Follows a transaction to its outcome, however long it takes and however often the chain is unavailable. Resolves with
 * undefined if the chain can't report outcomes. Never resolves once `signal` is aborted.
 */
export function follow(
  context: Pick<SwapContext, 'chain' | 'environment' | 'onTrace'>,
  account: SwapAccount,
  hash: string,
  signal: AbortSignal,
): Promise<TransactionOutcome | undefined> {
  const { address, network: caipNetwork } = account
  const chain = context.chain(caipNetwork)
  if (!chain.followTransaction) return Promise.resolve(undefined)
  return new Promise(resolve => {
    let trace: string | undefined
    const onTrace = (reported: string): void => {
      trace = reported
      context.onTrace?.(hash, reported)
    }
    const look = (): void => {
      if (signal.aborted) return
      const following = chain.followTransaction?.({ hash, address, caipNetwork, signal, trace, onTrace })
      following?.then(resolve, () => {
        if (signal.aborted) return
        const cancel = context.environment.setTimer(look, retryDelay)
        signal.addEventListener('abort', cancel, { once: true })
      })
    }
    look()
  })
}
