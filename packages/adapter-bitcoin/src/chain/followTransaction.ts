import type { FollowTransactionParameters, TransactionOutcome } from '@openappkit/appkit-core'
import { pollUntil } from '@openappkit/appkit-core/transactions'
import { printCoins, readCoins } from './coinsTrace'
import type { Esplora } from './Esplora'
import { TransactionWatch } from './TransactionWatch'

/** Blocks come every ten minutes, and public servers count who asks. */
const pace = { first: 1_000, longest: 10_000 }
/** Ten minutes and an hour. */
const patience = { forgotten: 60, unheard: 360 }

/** Waits for the end of a transaction: in a block, replaced by one with a higher fee, or forgotten. */
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
  const watch = new TransactionWatch(esplora, { address, hash }, patience, {
    inputs: readCoins(trace),
    onSeen: inputs => onTrace?.(printCoins(inputs)),
  })
  return pollUntil(() => watch.look(), pace, signal)
}
