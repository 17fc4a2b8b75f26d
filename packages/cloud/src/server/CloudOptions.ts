import type { AnalyticsOptions } from '../analytics/analyticsService'
import type { AuthOptions } from '../auth/authService'
import type { ChainsOptions } from '../chains/chainsService'
import type { MetricsOptions } from '../http/metricsService'
import type { ImagesOptions } from '../images/imagesService'
import type { ClientsOptions } from '../limits/clientsService'
import type { RedisOptions } from '../limits/limitsService'
import type { PricesOptions } from '../prices/pricesService'
import type { CloudProjects } from '../projects/ManagedProjects'
import type { ProjectsOptions } from '../projects/projectsService'
import type { ProxyOptions } from '../proxy/proxyService'
import type { ChainSocketOptions } from '../proxy/sockets/chainSocketSettings'
import type { RelayOptions } from '../relay/relaySettings'
import type { DatabaseOptions } from '../storage/databaseService'
import type { ServerOptions } from './ServerOptions'

/** How a server runs. Everything has a default that works on one machine with nothing set up. */
export interface CloudOptions
  extends ServerOptions,
    DatabaseOptions,
    RedisOptions,
    ChainsOptions,
    PricesOptions,
    ImagesOptions,
    ProxyOptions,
    ChainSocketOptions,
    RelayOptions,
    ClientsOptions,
    ProjectsOptions,
    MetricsOptions,
    AnalyticsOptions,
    AuthOptions {}

/** A server that runs. */
export interface RunningCloud {
  /** Without a slash at the end. */
  readonly url: string
  /** The same for WebSockets. */
  readonly relayUrl: string
  /** The projects of this server, to set up in code what the command line does. */
  readonly projects: CloudProjects
  /** Takes no more requests, finishes those that are running, closes sockets with a reason, and closes the store. */
  close(): Promise<void>
}
