import { encodeTransaction } from './encodeTransaction'
import { invalidParam, RpcError } from './RpcError'
import { inContext, type RpcMethod, readConfig } from './RpcMethod'
import { readAddress } from './readAddress'
import type { TransactionRecord } from './TransactionRecord'

/** Number of recent slots that nodes search by default. Older ones need `searchTransactionHistory`. */
const rememberedSlots = 300n

/** Methods about past transactions. Every transaction is final immediately. */
export const historyMethods: Readonly<Record<string, RpcMethod>> = {
  getSignatureStatuses({ ledger }, signatures, options) {
    if (!Array.isArray(signatures)) throw invalidParam('Invalid params: expected a list of signatures.')
    if (signatures.length > 256) throw invalidParam('Too many inputs provided; max 256')
    const { searchTransactionHistory } = readConfig(options)
    return inContext(
      ledger,
      signatures.map(signature => {
        const record = ledger.records.get(String(signature))
        const isAtHand = record && (searchTransactionHistory === true || record.slot > ledger.slot - rememberedSlots)
        return isAtHand ? status(record) : null
      }),
    )
  },
  getTransaction({ ledger }, signature, options) {
    const config = typeof options === 'string' ? { encoding: options } : readConfig(options)
    const record = ledger.records.get(String(signature))
    if (record === undefined) return null
    const { version } = record.wire.message
    const { maxSupportedTransactionVersion: highest } = config as { maxSupportedTransactionVersion?: number }
    if (version !== 'legacy' && (highest === undefined || highest < version)) {
      throw new RpcError(
        -32015,
        `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
      )
    }
    return encodeTransaction(record, config['encoding'], highest !== undefined)
  },
  getSignaturesForAddress({ ledger }, address, options) {
    const wanted = readAddress(address)
    const { limit = 1000, before, until } = readConfig(options)
    if (typeof limit !== 'number' || limit < 1 || limit > 1000) throw invalidParam('Invalid limit; max 1000')
    const newestFirst = [...ledger.records.values()].reverse()
    const start = before === undefined ? 0 : newestFirst.findIndex(record => record.wire.signature === before) + 1
    const end = until === undefined ? -1 : newestFirst.findIndex(record => record.wire.signature === until)
    return newestFirst
      .slice(start, end < 0 ? undefined : end)
      .filter(record => record.accounts.includes(wanted))
      .slice(0, limit)
      .map(({ wire, slot, err, blockTime }) => {
        const { signature } = wire
        return { signature, slot, err, blockTime, memo: null, confirmationStatus: 'finalized' }
      })
  },
}

function status({ slot, err }: TransactionRecord): unknown {
  const outcome = err === null ? { Ok: null } : { Err: err }
  return { slot, confirmations: null, err, status: outcome, confirmationStatus: 'finalized' }
}
