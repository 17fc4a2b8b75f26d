import type { Outpoint } from './Esplora'

/**
 * Maximum number of coins to store for a transaction. A few are enough, since one coin spent elsewhere proves a
 * replacement.
 */
const most = 5

/** Serializes the coins of a transaction, to be stored with its id. */
export function printCoins(inputs: readonly Outpoint[]): string {
  return inputs
    .slice(0, most)
    .map(({ txid, vout }) => `${txid}:${vout}`)
    .join()
}

/** Parses the output of `printCoins`. Returns undefined for any other text. */
export function readCoins(trace: string | undefined): readonly Outpoint[] | undefined {
  if (trace === undefined || !/^[\da-f]{64}:\d{1,10}(?:,[\da-f]{64}:\d{1,10}){0,4}$/u.test(trace)) return undefined
  return trace.split(',').map(coin => {
    const [txid = '', vout] = coin.split(':')
    return { txid, vout: Number(vout) }
  })
}
