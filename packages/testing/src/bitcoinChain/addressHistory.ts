import type { BitcoinUtxo } from './BitcoinChain'
import type { Entry, Ledger } from './Ledger'

/** Amounts that one script has received and spent. */
export interface ScriptTotals {
  readonly funded_txo_count: number
  readonly funded_txo_sum: number
  readonly spent_txo_count: number
  readonly spent_txo_sum: number
  readonly tx_count: number
}

/** Returns the transactions that pay or spend `script`, newest first: pending ones, then by block. */
export function historyOf(ledger: Ledger, script: Uint8Array): Entry[] {
  const entries = [...ledger.entries.values()].filter(
    ({ transaction, spent }) => count(transaction.outs, script) + count(spent, script) > 0,
  )
  const height = ({ block }: Entry): number => block?.height ?? Number.POSITIVE_INFINITY
  return entries.reverse().sort((one, other) => (height(one) === height(other) ? 0 : height(other) - height(one)))
}

/** Sums the confirmed or the pending transactions of a script. */
export function totalsOf(ledger: Ledger, script: Uint8Array, which: 'confirmed' | 'pending'): ScriptTotals {
  const entries = historyOf(ledger, script).filter(({ block }) => (block === undefined) === (which === 'pending'))
  const outputs = entries.flatMap(({ transaction }) => transaction.outs)
  const inputs = entries.flatMap(({ spent }) => spent)
  return {
    funded_txo_count: count(outputs, script),
    funded_txo_sum: sum(outputs, script),
    spent_txo_count: count(inputs, script),
    spent_txo_sum: sum(inputs, script),
    tx_count: entries.length,
  }
}

/** Returns the unspent outputs, oldest first, each with its transaction. */
export function unspentOf(ledger: Ledger, script: Uint8Array): (BitcoinUtxo & { readonly entry: Entry })[] {
  return historyOf(ledger, script)
    .reverse()
    .flatMap(entry => {
      const { txid, transaction, block } = entry
      const outputs = transaction.outs.map((output, vout) => ({ ...output, vout }))
      return outputs
        .filter(output => isSame(output.script, script) && !ledger.spenders.has(`${txid}:${output.vout}`))
        .map(({ vout, value }) => ({ txid, vout, value, confirmed: block !== undefined, entry }))
    })
}

type Outputs = readonly { readonly script: Uint8Array; readonly value: bigint }[]

function count(outputs: Outputs, script: Uint8Array): number {
  return outputs.filter(output => isSame(output.script, script)).length
}

function sum(outputs: Outputs, script: Uint8Array): number {
  return Number(outputs.filter(output => isSame(output.script, script)).reduce((total, { value }) => total + value, 0n))
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
