import type { Outpoint } from './Esplora'

/** As many coins as are remembered of a transaction: each is as good as all, since one that is spent elsewhere is enough. */
const most = 5

/** The coins that a transaction spends, as text to be kept with its id. */
export function printCoins(inputs: readonly Outpoint[]): string {
  return inputs
    .slice(0, most)
    .map(({ txid, vout }) => `${txid}:${vout}`)
    .join()
}

/** Undefined for a text that `printCoins` did not make. */
export function readCoins(trace: string | undefined): readonly Outpoint[] | undefined {
  if (trace === undefined || !/^[\da-f]{64}:\d{1,10}(?:,[\da-f]{64}:\d{1,10}){0,4}$/u.test(trace)) return undefined
  return trace.split(',').map(coin => {
    const [txid = '', vout] = coin.split(':')
    return { txid, vout: Number(vout) }
  })
}
