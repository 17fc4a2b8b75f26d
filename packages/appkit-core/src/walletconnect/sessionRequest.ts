import type { CaipNetworkId, ChainNamespace } from '@openappkit/contract'
import type { CaipNetwork } from '../caip/CaipNetwork'
import { namespaceEvents, namespaceMethods } from '../data/namespaceMethods'
import type { SessionRequestOverride } from '../options/AppKitOptions'
import { withLegacyId } from './legacyChainIds'

/** Session request for one namespace. Everything is optional: wallets grant what they support. */
export interface NamespaceRequest {
  chains: string[]
  methods: string[]
  events: string[]
  /** RPC URLs by CAIP-2 id. */
  rpcMap: Record<string, string>
}

/**
 * Returns the session request for all namespaces of the kit's networks, with the app's overrides.
 *
 * @param methodsOf - Returns an adapter's methods for a namespace that `namespaceMethods` doesn't list.
 */
export function sessionRequest(
  networks: readonly CaipNetwork[],
  override: SessionRequestOverride = {},
  methodsOf: (namespace: ChainNamespace) => readonly string[] | undefined = () => undefined,
): Record<string, NamespaceRequest> {
  const request: Record<string, NamespaceRequest> = {}
  for (const { caipNetworkId, chainNamespace, rpcUrls } of networks) {
    const namespace = entryOf(request, chainNamespace, methodsOf(chainNamespace))
    const [rpcUrl] = rpcUrls.default.http
    for (const id of withLegacyId(caipNetworkId)) {
      if (!namespace.chains.includes(id)) namespace.chains.push(id)
      if (rpcUrl !== undefined) namespace.rpcMap[id] = rpcUrl
    }
  }
  for (const part of ['methods', 'chains', 'events'] as const)
    for (const [namespace, values] of Object.entries(override[part] ?? {}))
      entryOf(request, namespace)[part] = [...values]
  replaceRpcMaps(request, override.rpcMap ?? {})
  return request
}

/** Returns a chain's RPC URLs: only the override's if set, else the network's, in order of preference. */
export function rpcUrlsOf(
  id: CaipNetworkId,
  networks: readonly CaipNetwork[],
  { rpcMap = {} }: SessionRequestOverride = {},
): readonly string[] {
  const { caipNetworkId = id, rpcUrls } =
    networks.find(network => withLegacyId(network.caipNetworkId).includes(id)) ?? {}
  const named = rpcMap[id] ?? rpcMap[caipNetworkId]
  return named === undefined ? (rpcUrls?.default.http ?? []) : [named]
}

function entryOf(
  request: Record<string, NamespaceRequest>,
  namespace: string,
  /** Methods of the adapter, if the table lacks the namespace. */
  methods: readonly string[] = [],
): NamespaceRequest {
  const entry = request[namespace] ?? {
    chains: [],
    methods: [...(namespaceMethods[namespace as ChainNamespace] ?? methods)],
    events: [...namespaceEvents],
    rpcMap: {},
  }
  request[namespace] = entry
  return entry
}

/** Replaces the whole map of each namespace that the override mentions. */
function replaceRpcMaps(request: Record<string, NamespaceRequest>, rpcMap: Readonly<Record<string, string>>): void {
  const mentioned = new Set(Object.keys(rpcMap).map(id => id.split(':')[0] ?? ''))
  for (const namespace of mentioned) {
    const own = Object.entries(rpcMap).filter(([id]) => id.startsWith(`${namespace}:`))
    entryOf(request, namespace).rpcMap = Object.fromEntries(own)
  }
}
