import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { AccountType } from '../adapter/Connection'
import { isNamespaceName } from '../caip/chainNamespaces'
import { type Decoder, finite, listOf, objectOf, oneOf, recordOf, text } from './decode'

/** One thing that is stored: its exact name, how it is read and how it is written. A value that does not fit reads as absent. */
export interface StorageKey<T> {
  readonly name: string
  parse(raw: string): T | undefined
  print(value: T): string
}

/** A connection as it is stored: enough to show the account before the wallet has answered. */
export interface StoredConnection {
  readonly connectorId: string
  readonly accounts: readonly { readonly address: string; readonly type?: AccountType; readonly publicKey?: string }[]
  readonly name?: string | undefined
}

/** A native balance as it was last seen. `balance` is a decimal string in whole units. */
export interface StoredBalance {
  readonly caipAddress: string
  readonly balance: string
  readonly symbol: string
  readonly timestamp: number
}

const namespaceDecoder: Decoder<ChainNamespace> = value => (isNamespaceName(value) ? value : undefined)
const accountTypeDecoder: Decoder<AccountType> = /* @__PURE__ */ oneOf([
  'eoa',
  'smartAccount',
  'payment',
  'ordinal',
  'stx',
])
const connectionDecoder: Decoder<StoredConnection> = /* @__PURE__ */ objectOf(
  {
    connectorId: text(200),
    accounts: listOf(objectOf({ address: text(200) }, { type: accountTypeDecoder, publicKey: text(300) })),
  },
  { name: text(200) },
)

/** Network chosen last. Written on every change of the active network. */
export const activeNetworkKey: StorageKey<CaipNetworkId> = {
  name: '@appkit/active_caip_network_id',
  parse: raw =>
    isNamespaceName(raw.split(':')[0]) && raw.split(':').length === 2 ? (raw as CaipNetworkId) : undefined,
  print: value => value,
}

/** Network chosen last of one namespace, which need not be the active one. */
export function namespaceNetworkKey(namespace: ChainNamespace): StorageKey<CaipNetworkId> {
  return { ...activeNetworkKey, name: `@appkit/${namespace}:caip_network_id` }
}

/** Namespace in use last. */
export const activeNamespaceKey: StorageKey<ChainNamespace> = {
  name: '@appkit/active_namespace',
  parse: namespaceDecoder,
  print: value => value,
}

/** Namespaces that were connected when the page was left, comma-joined. */
export const connectedNamespacesKey: StorageKey<ChainNamespace[]> = {
  name: '@appkit/connected_namespaces',
  parse: raw => raw.split(',').filter(isNamespaceName),
  print: value => [...new Set(value)].join(','),
}

/** Status when the page was left. */
export const connectionStatusKey: StorageKey<'connected' | 'connecting' | 'disconnected' | 'reconnecting'> = {
  name: '@appkit/connection_status',
  parse: oneOf(['connected', 'connecting', 'disconnected', 'reconnecting']),
  print: value => value,
}

/** Active connector of a namespace. */
export function connectedConnectorKey(namespace: ChainNamespace): StorageKey<string> {
  return { name: `@appkit/${namespace}:connected_connector_id`, parse: text(200), print: value => value }
}

/** Live connections by namespace, the active one first. */
export const connectionsKey: StorageKey<Record<string, StoredConnection[]>> = /* @__PURE__ */ json(
  '@appkit/connections',
  recordOf(listOf(connectionDecoder)),
)

/** Connectors that the visitor disconnected on purpose; they are not restored. */
export const disconnectedConnectorsKey: StorageKey<Record<string, string[]>> = /* @__PURE__ */ json(
  '@appkit/disconnected_connector_ids',
  recordOf(listOf(text(200))),
)

/** Native balances by CAIP-10 address, valid for 30 s. */
export const nativeBalanceCacheKey: StorageKey<Record<string, StoredBalance>> = /* @__PURE__ */ json(
  '@appkit/native_balance_cache',
  recordOf(objectOf({ caipAddress: text(300), balance: text(100), symbol: text(40), timestamp: finite }, {})),
)

/** A value that is stored as JSON. */
export function json<T>(name: string, decoder: Decoder<T>): StorageKey<T> {
  return {
    name,
    parse(raw) {
      try {
        return decoder(JSON.parse(raw))
      } catch {
        // Not JSON: written by something else, or cut off. It counts as absent and the next write mends it.
        return undefined
      }
    },
    print: value => JSON.stringify(value),
  }
}
