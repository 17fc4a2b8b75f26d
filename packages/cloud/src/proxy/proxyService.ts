import { type Chains, chainsService } from '../chains/chainsService'
import { convertService } from '../convert/convertService'
import type { OpenConvert } from '../convert/openConvert'
import type { HistoryReader } from '../history/HistoryReader'
import { historyService } from '../history/historyService'
import type { ClientKeys } from '../limits/ClientKeys'
import { clientsService } from '../limits/clientsService'
import { type Limits, limitsService } from '../limits/limitsService'
import { nftsService } from '../nfts/nftsService'
import type { OpenNfts } from '../nfts/openNfts'
import { onrampService } from '../onramp/onrampService'
import type { OpenOnramp } from '../onramp/openOnramp'
import { type Projects, projectsService } from '../projects/projectsService'
import type { Service } from '../services/Service'
import { CallGuard } from './CallGuard'
import { JsonRpcProxy } from './JsonRpcProxy'
import { DEFAULT_PROXY_LIMITS, type ProxyLimits } from './ProxyLimits'
import { ProxyMetrics } from './ProxyMetrics'
import { proxyEndpoints } from './proxyEndpoints'
import { ChainSockets } from './sockets/ChainSockets'
import { type ChainSocketOptions, chainSocketSettings } from './sockets/chainSocketSettings'

export interface ProxyOptions {
  readonly proxy?: Partial<ProxyLimits>
}

export interface OpenProxy {
  readonly calls: JsonRpcProxy
  readonly metrics: ProxyMetrics
  readonly sockets: ChainSockets
  /** CAIP-2 ids of the chains with WebSockets. */
  readonly socketChains: readonly string[]
}

interface Needs {
  readonly chains: Chains
  readonly clients: ClientKeys
  readonly convert: Pick<OpenConvert, 'providers'>
  readonly history: Pick<HistoryReader, 'chainIds'>
  readonly onramp: OpenOnramp
  readonly limits: Limits
  readonly nfts: Pick<OpenNfts, 'reader'>
  readonly projects: Projects
}

/** Rate-limit scope of chain sockets. */
const SCOPE = 'chain-sockets'

/** Forwards JSON-RPC calls to the chains over HTTP and WebSockets. */
export const proxyService: Service<OpenProxy, Needs, ProxyOptions & ChainSocketOptions> = {
  name: 'proxy',
  settings: chainSocketSettings,
  needs: {
    chains: chainsService,
    clients: clientsService,
    convert: convertService,
    history: historyService,
    limits: limitsService,
    nfts: nftsService,
    onramp: onrampService,
    projects: projectsService,
  },
  open({ chains, clients, limits, projects }, { options, logger, metrics }) {
    const webSockets = new Map(
      [...chains.settings].flatMap(([id, { webSockets: urls = [] }]) => (urls.length > 0 ? [[id, urls] as const] : [])),
    )
    const sockets = new ChainSockets({
      chains: webSockets,
      methods: chains.methods,
      projects: projects.directory,
      clientKeyOf: request => clients.clientKeyOf(request, SCOPE),
      limits: options.chainSockets,
      limiter: limits.limiter,
      quotas: projects.quotas,
      onTrouble: err => logger.error({ err }, "Couldn't charge a WebSocket call to its quota"),
      registry: metrics,
    })
    const counters = new ProxyMetrics(metrics)
    const calls = new JsonRpcProxy(
      chains.upstreams,
      new CallGuard(chains.methods),
      { ...DEFAULT_PROXY_LIMITS, ...options.proxy },
      counters,
    )
    return { calls, metrics: counters, sockets, socketChains: [...webSockets.keys()] }
  },
  endpoints: ({ calls, socketChains }, { chains, convert, history, nfts, onramp }) =>
    proxyEndpoints(calls, {
      http: chains.upstreams.chainIds,
      ws: socketChains,
      nfts: nfts.reader.chainIds,
      history: history.chainIds,
      swaps: convert.providers.chainIds,
      onramp: onramp.api.providers.chainIds,
    }),
  drain: ({ sockets }) => sockets.close(),
  close: ({ sockets }) => sockets.close(),
}
