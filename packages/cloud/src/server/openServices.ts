import { loadRegistry, type Registry as WalletRegistry } from '@openappkit/wallet-registry'
import type { Logger } from 'pino'
import { AnalyticsIntake } from '../analytics/AnalyticsIntake'
import { ExportSink } from '../analytics/ExportSink'
import { forgetOldRecords } from '../analytics/forgetOldRecords'
import { AuthStore } from '../auth/AuthStore'
import { AuthTokens } from '../auth/AuthTokens'
import { forgetEndedSessions } from '../auth/forgetEndedSessions'
import type { AccountBalances } from '../balances/AccountBalances'
import { openBalances } from '../balances/openBalances'
import { ChainRpc } from '../chains/ChainRpc'
import type { ChainSettings } from '../chains/ChainSettings'
import { SignedCursors } from '../cursors/SignedCursors'
import type { MediaSource } from '../images/MediaSource'
import { openMedia } from '../images/openMedia'
import { followChains } from '../indexer/followChains'
import { KeyStore } from '../keys/KeyStore'
import type { SecretRing } from '../keys/SecretRing'
import { ClientKeys } from '../limits/ClientKeys'
import { connectLimits } from '../limits/connectLimits'
import type { DailyCounter } from '../limits/DailyCounter'
import { MemoryDailyCounter } from '../limits/MemoryDailyCounter'
import { MemoryRateLimiter } from '../limits/MemoryRateLimiter'
import type { RateLimiter } from '../limits/RateLimiter'
import { RedisDailyCounter } from '../limits/RedisDailyCounter'
import { RedisRateLimiter } from '../limits/RedisRateLimiter'
import { nftImage, type OpenNfts, openNfts } from '../nfts/openNfts'
import { openPriceBook } from '../prices/openPriceBook'
import type { PriceBook } from '../prices/PriceBook'
import { ManagedProjects } from '../projects/ManagedProjects'
import { ProjectDirectory } from '../projects/ProjectDirectory'
import { ProjectQuotas } from '../projects/ProjectQuotas'
import { ProjectStore } from '../projects/ProjectStore'
import { LOCAL_CHAINS, parseChains, readChainsFile, settingsOf } from '../proxy/chainsFile'
import { AllowedMethods } from '../proxy/methods/AllowedMethods'
import { Upstreams } from '../proxy/Upstreams'
import type { MessageStore } from '../relay/MessageStore'
import { MemoryMessageStore } from '../relay/memory/MemoryMessageStore'
import { createRedisStore } from '../relay/redis/createRedisStore'
import type { Database } from '../storage/Database'
import { openDatabase } from '../storage/openDatabase'
import { RetentionSweeper } from '../storage/retention/RetentionSweeper'
import type { TokenRegistry } from '../tokens/TokenRegistry'
import { Attestations } from '../verify/Attestations'
import type { CloudOptions } from './CloudOptions'
import { defaultDataDirectory } from './dataDirectory'
import { DEFAULT_HOST, isOpen } from './publicUrls'

/** What must be there before the first request. */
export interface Services {
  readonly database: Database
  readonly messages: MessageStore
  readonly projects: ProjectDirectory
  readonly managed: ManagedProjects
  readonly limiter: RateLimiter
  readonly quotas: ProjectQuotas
  readonly daily: DailyCounter
  readonly clients: ClientKeys
  readonly intake: AnalyticsIntake
  readonly attestations: Attestations
  readonly auth: { readonly store: AuthStore; readonly tokens: AuthTokens }
  readonly chains: Readonly<Record<string, readonly string[]>>
  /** What the operator said of each chain, by CAIP-2 id. */
  readonly chainSettings: ReadonlyMap<string, ChainSettings>
  readonly upstreams: Upstreams
  readonly methods: AllowedMethods
  /** WebSocket URLs by CAIP-2 id, of chains that have any. */
  readonly webSockets: ReadonlyMap<string, readonly string[]>
  readonly rpc: ChainRpc
  readonly tokens: TokenRegistry
  readonly balances: AccountBalances
  readonly prices: PriceBook
  readonly media: MediaSource
  /** Sign the links of the image proxy. */
  readonly imageSecrets: SecretRing
  /** Signs the cursors of paged lists. */
  readonly cursors: SignedCursors
  readonly nfts: Pick<OpenNfts, 'reader'>
  readonly wallets: WalletRegistry
  close(): Promise<void>
}

/** @throws Error that says which option can't be used. */
export async function openServices(options: CloudOptions, logger: Logger): Promise<Services> {
  const { authSecret, acceptedAuthSecret } = options
  for (const [name, secret] of Object.entries({ AUTH_SECRET: authSecret, AUTH_SECRET_ACCEPTED: acceptedAuthSecret })) {
    if (secret !== undefined && secret.length < 32) throw new Error(`${name} must have 32 characters or more`)
  }
  const opened: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (const end of opened.toReversed()) {
      try {
        await end()
      } catch (err) {
        // The others must be closed all the same, the database above all.
        logger.warn({ err }, 'A part of the server did not close properly')
      }
    }
  }
  try {
    const chainSettings = settingsOf(await chainsOf(options))
    const chains = Object.fromEntries([...chainSettings].map(([chainId, { upstreams }]) => [chainId, upstreams]))
    const upstreams = new Upstreams(chains)
    opened.push(() => upstreams.close())
    const methods = new AllowedMethods(chainSettings)
    const webSockets = new Map(
      [...chainSettings].flatMap(([chainId, { webSockets: urls = [] }]) =>
        urls.length > 0 ? [[chainId, urls] as const] : [],
      ),
    )
    const rpc = new ChainRpc(upstreams)
    const prices = await openPriceBook(options.prices, rpc, chainSettings, logger)
    const wallets = await loadRegistry()
    const database = await openDatabase({
      databaseUrl: options.databaseUrl,
      dataDirectory: options.dataDirectory ?? defaultDataDirectory(),
      onConnectionError: err => logger.warn({ err }, 'A connection to the database broke'),
    })
    opened.push(() => database.close())
    const { tokens, balances, close: endSearches } = openBalances(database, rpc, chainSettings, logger)
    opened.push(endSearches)
    const media = openMedia({ gateways: options.gateways, kept: nftImage(database) })
    const nfts = openNfts({ database, rpc, chains: chainSettings, media, logger })
    opened.push(() => nfts.close())
    opened.push(followChains(database, rpc, chainSettings, logger))
    const store = new ProjectStore(database)
    if (database.isEmbedded && !isOpen(options.host ?? DEFAULT_HOST)) await store.ensureLocal()
    const projects = new ProjectDirectory(store)
    const keys = new KeyStore(database)
    const imageSecrets = await keys.secrets('image-links')
    const cursors = new SignedCursors(await keys.secrets('cursors'))
    const attestations = new Attestations(await keys.attestationKey())
    const clients = new ClientKeys((await keys.secrets('client-hash'))[0], options.trustedProxies ?? 0)

    const auth = {
      store: new AuthStore(database),
      tokens: new AuthTokens(await signInSecrets(options, keys)),
    }

    opened.push(forgetEndedSessions(auth.store, logger))
    opened.push(new RetentionSweeper(database).start(logger))
    opened.push(forgetOldRecords(database, options.analyticsRetention ?? 90, logger))
    const sink = options.analyticsExport && new ExportSink(options.analyticsExport, logger)
    const intake = new AnalyticsIntake(database, sink)
    opened.push(() => intake.close())

    const { redisUrl } = options
    const messages = openMessages(options, logger)
    opened.push(() => messages.close())
    const { limiter, daily } = createLimits(redisUrl, logger, end => opened.push(end))
    const quotas = new ProjectQuotas({ projects, limiter, daily, defaults: options.projectQuota ?? {} })
    const managed = new ManagedProjects(store, projects)
    return {
      database,
      messages,
      projects,
      managed,
      limiter,
      quotas,
      daily,
      clients,
      intake,
      attestations,
      auth,
      chains,
      chainSettings,
      upstreams,
      methods,
      webSockets,
      rpc,
      tokens,
      balances,
      prices,
      media,
      imageSecrets,
      cursors,
      nfts,
      wallets,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Secrets of the options come first. Without one, the database's sign. */
async function signInSecrets(options: CloudOptions, keys: KeyStore): Promise<SecretRing> {
  const { authSecret, acceptedAuthSecret } = options
  const accepted = acceptedAuthSecret === undefined ? [] : [acceptedAuthSecret]
  if (authSecret !== undefined) return [authSecret, ...accepted]
  return [...(await keys.secrets('sign-in')), ...accepted]
}

function openMessages({ redisUrl, relay, mailboxes }: CloudOptions, logger: Logger): MessageStore {
  const networkShare = relay?.networkShare
  const limits = { ...(networkShare !== undefined && { networkShare }), ...mailboxes }
  if (redisUrl === undefined) return new MemoryMessageStore({ limits })
  return createRedisStore({ redis: redisUrl, logger, limits })
}

async function chainsOf({ chains = LOCAL_CHAINS }: CloudOptions): ReturnType<typeof readChainsFile> {
  return typeof chains === 'string' ? readChainsFile(chains) : parseChains(chains)
}

interface Limits {
  readonly limiter: RateLimiter
  readonly daily: DailyCounter
}

function createLimits(redisUrl: string | undefined, logger: Logger, atEnd: (end: () => void) => void): Limits {
  const memory: Limits = { limiter: new MemoryRateLimiter(), daily: new MemoryDailyCounter() }
  if (redisUrl === undefined) return memory
  const redis = connectLimits(redisUrl, logger)
  atEnd(() => redis.disconnect())
  return {
    limiter: new RedisRateLimiter(redis, memory.limiter),
    daily: new RedisDailyCounter(redis, memory.daily),
  }
}
