import type { Registry } from 'prom-client'
import { analyticsEndpoints } from '../analytics/analyticsEndpoints'
import { authEndpoints } from '../auth/authEndpoints'
import { Sessions } from '../auth/Sessions'
import { SignInDesk } from '../auth/SignInDesk'
import { SignInNodes } from '../auth/SignInNodes'
import type { VerifySignIn } from '../auth/VerifySignIn'
import { verifySignedMessage } from '../auth/verifySignedMessage'
import { docsEndpoints } from '../docs/docsEndpoints'
import type { Endpoint } from '../http/Endpoint'
import { plannedEndpoints } from '../planned/plannedEndpoints'
import { projectEndpoints } from '../projects/projectEndpoints'
import { JsonRpcProxy } from '../proxy/JsonRpcProxy'
import { DEFAULT_PROXY_LIMITS, type ProxyLimits } from '../proxy/ProxyLimits'
import { ProxyMetrics } from '../proxy/ProxyMetrics'
import { proxyEndpoints } from '../proxy/proxyEndpoints'
import { Upstreams } from '../proxy/Upstreams'
import type { Relay } from '../relay/createRelay'
import { verifyEndpoints } from '../verify/verifyEndpoints'
import { ImageLibrary } from '../wallets/ImageLibrary'
import { WalletDirectory } from '../wallets/WalletDirectory'
import { walletEndpoints } from '../wallets/walletEndpoints'
import { healthEndpoint } from './healthEndpoint'
import { metricsEndpoint } from './metricsEndpoint'
import type { Services } from './openServices'
import { rpcEndpoint } from './rpcEndpoint'

export interface EndpointParts {
  readonly services: Services
  readonly relay: Relay
  readonly registry: Registry
  readonly proxy: Partial<ProxyLimits> | undefined
  readonly verifySignIn: VerifySignIn | undefined
  /** Hears of a signature that could not be checked. */
  readonly onVerifierTrouble: (error: unknown) => void
  readonly publicUrl: string
  readonly version: string
  readonly isClosing: () => boolean
}

/** Every endpoint of the server, and the document of them all. */
export function createEndpoints(parts: EndpointParts): readonly Endpoint[] {
  const { services, relay, registry, publicUrl } = parts
  const { auth } = services
  const upstreams = new Upstreams(services.chains)
  const proxy = new JsonRpcProxy(upstreams, { ...DEFAULT_PROXY_LIMITS, ...parts.proxy }, new ProxyMetrics(registry))
  const endpoints = [
    rpcEndpoint(relay),
    ...projectEndpoints(services.projects),
    ...walletEndpoints({
      directory: new WalletDirectory(services.wallets.wallets),
      images: new ImageLibrary(services.wallets),
    }),
    ...proxyEndpoints(proxy, upstreams),
    ...analyticsEndpoints(services.intake, services.projects),
    ...verifyEndpoints(services.attestations, services.projects),
    ...authEndpoints(createDesk(parts, upstreams), new Sessions(auth.store, auth.tokens, publicUrl), publicUrl),
    ...plannedEndpoints(),
    metricsEndpoint(registry),
    healthEndpoint([
      { name: 'database', isReady: () => services.database.isReady() },
      { name: 'relay', isReady: () => services.messages.isReady() },
      { name: 'server', isReady: async () => !parts.isClosing() },
    ]),
  ]
  return [...endpoints, ...docsEndpoints(endpoints, publicUrl, parts.version)]
}

function createDesk({ services, verifySignIn, onVerifierTrouble }: EndpointParts, upstreams: Upstreams): SignInDesk {
  const { auth, projects } = services
  const verify = verifySignIn ?? verifySignedMessage
  return new SignInDesk({ ...auth, projects, verify, nodes: new SignInNodes(upstreams), onVerifierTrouble })
}
