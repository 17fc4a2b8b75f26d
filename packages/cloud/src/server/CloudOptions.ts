import type { AnalyticsExport } from '../analytics/AnalyticsExport'
import type { VerifySignIn } from '../auth/VerifySignIn'
import type { Gateways } from '../images/MediaSource'
import type { HttpLimits } from '../limits/HttpLimits'
import type { ProxyTrust } from '../limits/TrustedProxies'
import type { PricesFile } from '../prices/PricesFile'
import type { CloudProjects } from '../projects/ManagedProjects'
import type { ProjectQuota } from '../projects/ProjectQuota'
import type { ChainsFile } from '../proxy/chainsFile'
import type { ProxyLimits } from '../proxy/ProxyLimits'
import type { ChainSocketLimits } from '../proxy/sockets/ChainSocketLimits'
import type { RelayLimits } from '../relay/limits/RelayLimits'
import type { MailboxLimits } from '../relay/MailboxLimits'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** How a server runs. Everything has a default that works on one machine with nothing set up. */
export interface CloudOptions {
  /** TCP port for HTTP and WebSockets. 0: any that is free. Default 4400. */
  readonly port?: number
  /** Address to listen on. Default `127.0.0.1`: this machine alone. `0.0.0.0`: every network it is on. */
  readonly host?: string
  /** `postgres://…` of a Postgres of your own, which many servers can share. Absent: a built-in one. */
  readonly databaseUrl?: string
  /** `redis://…`: lets many servers be one relay. Absent: messages live in this process. */
  readonly redisUrl?: string
  /** Where the built-in Postgres keeps its data. Default `~/.openappkit/cloud`, for root `/var/lib/openappkit/cloud`. */
  readonly dataDirectory?: string
  /** URLs by which clients reach this server, as in `https://wallets.example.org`. Default: the address it listens on. */
  readonly publicUrls?: readonly string[]
  /** Chains, their upstreams and settings: a JSON file or its content. Default: the demo's chains on this machine. */
  readonly chains?: string | ChainsFile
  /** Where prices come from: a JSON file or its content. Default: pools that the chains name; nobody outside is asked. */
  readonly prices?: string | PricesFile
  /** Where pictures and metadata on IPFS and Arweave are fetched. Default: `https://ipfs.io` and `https://arweave.net`. */
  readonly gateways?: Partial<Gateways>
  readonly proxy?: Partial<ProxyLimits>
  /** What WebSockets to chains may hold and ask. */
  readonly chainSockets?: Partial<ChainSocketLimits>
  readonly relay?: Partial<RelayLimits>
  /** What clients may keep open and unread over HTTP. */
  readonly http?: Partial<HttpLimits>
  /** What the relay's mailboxes hold, in all and by topic, project, address and network. Default: 512 MiB in all; `networkShare` is that of `relay`. */
  readonly mailboxes?: Partial<MailboxLimits>
  /**
   * Proxies of your own in front of the server that add to `X-Forwarded-For`: how many, or their addresses and networks, as in `['10.0.0.0/8']`. Default 0: the header is not
   * believed.
   */
  readonly trustedProxies?: ProxyTrust
  /** What projects without a quota of their own may use over HTTP. Default: as much as they like. */
  readonly projectQuota?: ProjectQuota
  /** Who may read `/metrics`: callers with this bearer token, 16 characters or more. Default: programs on this machine alone. */
  readonly metricsToken?: string
  /** Default `info`. */
  readonly logLevel?: LogLevel
  /** Where lines of the log go. Default: standard error. */
  readonly logTo?: { write(line: string): void }
  /** Where analytics are copied to. Default: nowhere. */
  readonly analyticsExport?: AnalyticsExport
  /** Checks signatures of sign-in. Default: as `verify` of `@openappkit/siwx/server` does, contracts by asking an upstream of their chain. */
  readonly verifySignIn?: VerifySignIn
  /** Signs the tokens of sign-in, 32 characters or more, the same on every node. Default: a key that the first node makes and the database keeps. */
  readonly authSecret?: string
  /** A second secret, 32 characters or more, whose tokens of sign-in are accepted too: the next or the previous one during a rotation. */
  readonly acceptedAuthSecret?: string
  /** Analytics records that are stored of one project in a day, UTC. Default 50 000. */
  readonly analyticsPerDay?: number
  /** Days after which analytics are deleted. Default 90. */
  readonly analyticsRetention?: number
}

/** A server that runs. */
export interface RunningCloud {
  /** Without a slash at the end. */
  readonly url: string
  /** The same for WebSockets. */
  readonly relayUrl: string
  /** The projects of this server, to set up in code what the command line does. */
  readonly projects: CloudProjects
  /** Takes no more requests, finishes those that are running, says goodbye to sockets and closes the store. */
  close(): Promise<void>
}
