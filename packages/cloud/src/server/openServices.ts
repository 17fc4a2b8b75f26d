import type { Logger } from 'pino'
import { AnalyticsIntake } from '../analytics/AnalyticsIntake'
import { ExportSink } from '../analytics/ExportSink'
import { forgetOldRecords } from '../analytics/forgetOldRecords'
import { AuthStore } from '../auth/AuthStore'
import { AuthTokens } from '../auth/AuthTokens'
import { forgetEndedSessions } from '../auth/forgetEndedSessions'
import { KeyStore } from '../keys/KeyStore'
import { ClientKeys } from '../limits/ClientKeys'
import { connectLimits } from '../limits/connectLimits'
import { MemoryRateLimiter } from '../limits/MemoryRateLimiter'
import type { RateLimiter } from '../limits/RateLimiter'
import { RedisRateLimiter } from '../limits/RedisRateLimiter'
import { ManagedProjects } from '../projects/ManagedProjects'
import { ProjectDirectory } from '../projects/ProjectDirectory'
import { ProjectStore } from '../projects/ProjectStore'
import { LOCAL_CHAINS, parseChains, readChainsFile } from '../proxy/chainsFile'
import type { MessageStore } from '../relay/MessageStore'
import { MemoryMessageStore } from '../relay/memory/MemoryMessageStore'
import { createRedisStore } from '../relay/redis/createRedisStore'
import type { Database } from '../storage/Database'
import { openDatabase } from '../storage/openDatabase'
import { Attestations } from '../verify/Attestations'
import { loadRegistry } from '../wallets/loadRegistry'
import type { Registry as WalletRegistry } from '../wallets/Registry'
import type { CloudOptions } from './CloudOptions'
import { defaultDataDirectory } from './dataDirectory'

/** What must be there before the first request. */
export interface Services {
  readonly database: Database
  readonly messages: MessageStore
  readonly projects: ProjectDirectory
  readonly managed: ManagedProjects
  readonly limiter: RateLimiter
  readonly clients: ClientKeys
  readonly intake: AnalyticsIntake
  readonly attestations: Attestations
  readonly auth: { readonly store: AuthStore; readonly tokens: AuthTokens }
  readonly chains: Readonly<Record<string, readonly string[]>>
  readonly wallets: WalletRegistry
  close(): Promise<void>
}

/** @throws Error that says which option can't be used. */
export async function openServices(options: CloudOptions, logger: Logger): Promise<Services> {
  const { authSecret } = options
  if (authSecret !== undefined && authSecret.length < 32) throw new Error('AUTH_SECRET must have 32 characters or more')
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
    const { chains } = await chainsOf(options)
    const wallets = await loadRegistry()
    const database = await openDatabase({
      databaseUrl: options.databaseUrl,
      dataDirectory: options.dataDirectory ?? defaultDataDirectory(),
      onConnectionError: err => logger.warn({ err }, 'A connection to the database broke'),
    })
    opened.push(() => database.close())
    const store = new ProjectStore(database)
    if (database.isEmbedded) await store.ensureLocal()
    const projects = new ProjectDirectory(store)
    const keys = new KeyStore(database)
    const attestations = new Attestations(await keys.attestationKey())
    const clients = new ClientKeys(await keys.clientSecret(), options.trustedProxies ?? 0)

    const auth = {
      store: new AuthStore(database),
      tokens: new AuthTokens(authSecret ?? (await keys.signInSecret())),
    }

    opened.push(forgetEndedSessions(auth.store, logger))
    opened.push(forgetOldRecords(database, options.analyticsRetention ?? 90, logger))
    const sink = options.analyticsExport && new ExportSink(options.analyticsExport, logger)
    const intake = new AnalyticsIntake(database, sink)
    opened.push(() => intake.close())

    const { redisUrl } = options
    const messages = redisUrl === undefined ? new MemoryMessageStore() : createRedisStore({ redis: redisUrl, logger })
    opened.push(() => messages.close())
    const limiter = createLimiter(redisUrl, logger, end => opened.push(end))
    const managed = new ManagedProjects(store, projects)
    return {
      database,
      messages,
      projects,
      managed,
      limiter,
      clients,
      intake,
      attestations,
      auth,
      chains,
      wallets,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function chainsOf({ chains = LOCAL_CHAINS }: CloudOptions): ReturnType<typeof readChainsFile> {
  return typeof chains === 'string' ? readChainsFile(chains) : parseChains(chains)
}

function createLimiter(redisUrl: string | undefined, logger: Logger, atEnd: (end: () => void) => void): RateLimiter {
  const memory = new MemoryRateLimiter()
  if (redisUrl === undefined) return memory
  const redis = connectLimits(redisUrl, logger)
  atEnd(() => redis.disconnect())
  return new RedisRateLimiter(redis, memory)
}
