import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { AccountType } from '../adapter/Connection'
import { isNamespaceName } from '../caip/chainNamespaces'
import { type Decoder, finite, listOf, objectOf, oneOf, recordOf, text } from './decode'

/** Key of a stored value with its parser and printer. Invalid values read as absent. */
export interface StorageKey<T> {
  readonly name: string
  parse(raw: string): T | undefined
  print(value: T): string
}

/** Stored connection: enough to show the account before the wallet responds. */
export interface StoredConnection {
  readonly connectorId: string
  readonly accounts: readonly { readonly address: string; readonly type?: AccountType; readonly publicKey?: string }[]
  readonly name?: string | undefined
}

/** Last known native balance. `balance` is a decimal string in whole units. */
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

/** Last selected network, updated on every change of the active network. */
export const activeNetworkKey: StorageKey<CaipNetworkId> = {
  name: '@appkit/active_caip_network_id',
  parse: raw =>
    isNamespaceName(raw.split(':')[0]) && raw.split(':').length === 2 ? (raw as CaipNetworkId) : undefined,
  print: value => value,
}

/** Returns the key of a namespace's last selected network. */
export function namespaceNetworkKey(namespace: ChainNamespace): StorageKey<CaipNetworkId> {
  return { ...activeNetworkKey, name: `@appkit/${namespace}:caip_network_id` }
}

/** Last active namespace. */
export const activeNamespaceKey: StorageKey<ChainNamespace> = {
  name: '@appkit/active_namespace',
  parse: namespaceDecoder,
  print: value => value,
}

/** Namespaces connected at the end of the last visit, comma-separated. */
export const connectedNamespacesKey: StorageKey<ChainNamespace[]> = {
  name: '@appkit/connected_namespaces',
  parse: raw => raw.split(',').filter(isNamespaceName),
  print: value => [...new Set(value)].join(','),
}

/** Connection status at the end of the last visit. */
export const connectionStatusKey: StorageKey<'connected' | 'connecting' | 'disconnected' | 'reconnecting'> = {
  name: '@appkit/connection_status',
  parse: oneOf(['connected', 'connecting', 'disconnected', 'reconnecting']),
  print: value => value,
}

/** Returns the key of a namespace's active connector. */
export function connectedConnectorKey(namespace: ChainNamespace): StorageKey<string> {
  return { name: `@appkit/${namespace}:connected_connector_id`, parse: text(200), print: value => value }
}

/** Live connections by namespace, the active one first. */
export const connectionsKey: StorageKey<Record<string, StoredConnection[]>> = /* @__PURE__ */ json(
  '@appkit/connections',
  recordOf(listOf(connectionDecoder)),
)

/** Connectors that the user disconnected. The kit doesn't reconnect them. */
export const disconnectedConnectorsKey: StorageKey<Record<string, string[]>> = /* @__PURE__ */ json(
  '@appkit/disconnected_connector_ids',
  recordOf(listOf(text(200))),
)

/** Native balances by CAIP-10 address, valid for 30 s. */
export const nativeBalanceCacheKey: StorageKey<Record<string, StoredBalance>> = /* @__PURE__ */ json(
  '@appkit/native_balance_cache',
  recordOf(objectOf({ caipAddress: text(300), balance: text(100), symbol: text(40), timestamp: finite }, {})),
)

/** Creates the key of a value stored as JSON. */
export function json<T>(name: string, decoder: Decoder<T>): StorageKey<T> {
  return {
    name,
    parse(raw) {
      try {
        return decoder(JSON.parse(raw))
      } catch {
        // Invalid or truncated JSON counts as absent. The next write replaces it.
        return undefined
      }
    },
    print: value => JSON.stringify(value),
  }
}
