import type { AnalyticsOptions } from '../analytics/analyticsService'
import type { AuthOptions } from '../auth/authService'
import type { ChainsOptions } from '../chains/chainsService'
import type { ConvertOptions } from '../convert/convertService'
import type { MetricsOptions } from '../http/metricsService'
import type { ImagesOptions } from '../images/imagesService'
import type { ClientsOptions } from '../limits/clientsService'
import type { RedisOptions } from '../limits/limitsService'
import type { OnrampServiceOptions } from '../onramp/onrampService'
import type { PayServiceOptions } from '../pay/payService'
import type { PricesOptions } from '../prices/pricesService'
import type { CloudProjects } from '../projects/ManagedProjects'
import type { ProjectsOptions } from '../projects/projectsService'
import type { ProxyOptions } from '../proxy/proxyService'
import type { ChainSocketOptions } from '../proxy/sockets/chainSocketSettings'
import type { RelayOptions } from '../relay/relaySettings'
import type { DatabaseOptions } from '../storage/databaseService'
import type { WalletSiteOptions } from '../wallet/site/walletSiteSettings'
import type { WalletServiceOptions } from '../wallet/WalletOptions'
import type { ServerOptions } from './ServerOptions'

/** Options of {@link startCloud}. With the defaults, the server runs on one machine without setup. */
export interface CloudOptions
  extends ServerOptions,
    DatabaseOptions,
    RedisOptions,
    ChainsOptions,
    PricesOptions,
    ConvertOptions,
    OnrampServiceOptions,
    PayServiceOptions,
    WalletServiceOptions,
    ImagesOptions,
    ProxyOptions,
    ChainSocketOptions,
    RelayOptions,
    ClientsOptions,
    ProjectsOptions,
    MetricsOptions,
    AnalyticsOptions,
    AuthOptions,
    WalletSiteOptions {}

/** A running server, as started by {@link startCloud}. */
export interface RunningCloud {
  /** Base URL on this machine, without a trailing slash. */
  readonly url: string
  /** Base URL for WebSockets on this machine, without a trailing slash. */
  readonly relayUrl: string
  /** Origin of the embedded wallet, such as `http://localhost:4401`. Undefined if the server serves no wallet. */
  readonly walletUrl: string | undefined
  /** Manages projects in code, like the `projects` command. */
  readonly projects: CloudProjects
  /**
   * Stops accepting connections, closes WebSockets with code 1012, and waits up to ten seconds for running requests.
   * The database closes last. Idempotent.
   */
  close(): Promise<void>
}
