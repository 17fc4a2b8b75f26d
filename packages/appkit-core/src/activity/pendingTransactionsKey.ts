import type { CaipNetworkId } from '@openappkit/contract'
import type { TransactionOutcome } from '../adapter/TransactionOutcome'
import { isNamespaceName } from '../caip/chainNamespaces'
import { type Decoder, finite, listOf, objectOf, oneOf, recordOf, text } from '../storage/decode'
import { json, type StorageKey } from '../storage/storageKeys'
import type { PendingTransaction } from './PendingTransaction'

const network: Decoder<CaipNetworkId> = value =>
  typeof value === 'string' &&
  value.length <= 100 &&
  /^[^:]+:[^:]+$/u.test(value) &&
  isNamespaceName(value.split(':')[0])
    ? (value as CaipNetworkId)
    : undefined
const units: Decoder<bigint> = value =>
  typeof value === 'string' && /^\d{1,78}$/u.test(value) ? BigInt(value) : undefined
const decimals: Decoder<number> = value =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255 ? value : undefined
const ended = /* @__PURE__ */ objectOf({ status: oneOf(['confirmed', 'reverted', 'dropped']) }, {})
const replaced = /* @__PURE__ */ objectOf({ status: oneOf(['replaced']) }, { hash: text(200) })
const outcome: Decoder<TransactionOutcome> = value => replaced(value) ?? ended(value)
const token = /* @__PURE__ */ objectOf(
  { symbol: text(100), decimals },
  { address: text(200), name: text(200), iconUrl: text(4096) },
)
const received = /* @__PURE__ */ objectOf({ token }, { amount: units })
const transaction: Decoder<PendingTransaction> = /* @__PURE__ */ objectOf(
  { hash: text(200), caipNetworkId: network, address: text(200), at: finite },
  { to: text(200), amount: units, token, operation: text(50), received, trace: text(500), outcome },
)

const stored = /* @__PURE__ */ json('@appkit/pending_transactions', recordOf(recordOf(listOf(transaction))))

/**
 * Storage entry for pending transactions, grouped by address and network, newest first. Amounts are stored as decimal
 * strings, because JSON numbers lose precision.
 */
export const pendingTransactionsKey: StorageKey<readonly PendingTransaction[]> = {
  name: stored.name,
  parse: raw => {
    const nested = stored.parse(raw)
    return nested && Object.values(nested).flatMap(networks => Object.values(networks).flat())
  },
  print: transactions => {
    // Uses maps, because an address could equal an object property's name.
    const addresses = new Map<string, Map<string, unknown[]>>()
    for (const { received, ...rest } of transactions) {
      const networks = addresses.get(rest.address) ?? new Map<string, unknown[]>()
      const kept = { ...printed(rest), ...(received && { received: printed(received) }) }
      networks.set(rest.caipNetworkId, [...(networks.get(rest.caipNetworkId) ?? []), kept])
      addresses.set(rest.address, networks)
    }
    const nested = [...addresses].map(([address, networks]) => [address, Object.fromEntries(networks)] as const)
    return JSON.stringify(Object.fromEntries(nested))
  },
}

function printed<Amounts extends { readonly amount?: bigint | undefined }>({ amount, ...rest }: Amounts): object {
  return amount === undefined ? rest : { ...rest, amount: String(amount) }
}
