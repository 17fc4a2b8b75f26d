import type { FollowTransactionParameters, TransactionOutcome } from '@openappkit/appkit-core'
import { pollUntil } from '@openappkit/appkit-core/transactions'
import { printCoins, readCoins } from './coinsTrace'
import type { Esplora } from './Esplora'
import { TransactionWatch } from './TransactionWatch'

/** Blocks arrive about every ten minutes, and public servers limit requests. */
const pace = { first: 1_000, longest: 10_000 }
/** Number of checks in ten minutes and in one hour. */
const timeouts = { forgotten: 60, unseen: 360 }

/**
 * Waits for the outcome of a transaction: confirmed, replaced by a different payment, or dropped. If the wallet speeds
 * up the transaction, waits for its successor.
 */
export function followTransaction(
  esplora: Esplora,
  {
    address,
    hash,
    onTrace,
    signal,
    trace,
  }: Pick<FollowTransactionParameters, 'address' | 'hash' | 'onTrace' | 'signal' | 'trace'>,
): Promise<TransactionOutcome> {
  const watch = new TransactionWatch(esplora, { address, hash }, timeouts, {
    inputs: readCoins(trace),
    onSeen: inputs => onTrace?.(printCoins(inputs)),
  })
  return pollUntil(() => watch.look(), pace, signal)
}
