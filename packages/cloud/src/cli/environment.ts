import { z } from 'zod'
import type { ProjectQuota, QuotaLimit } from '../projects/ProjectQuota'
import type { CloudOptions } from '../server/CloudOptions'
import { chainSocketLimitsOf, chainSocketVariables } from './chainSocketVariables'
import { httpLimitsOf, httpVariables } from './httpVariables'
import { proxyTrust } from './proxyTrust'
import { mailboxLimitsOf, relayLimitsOf, relayVariables } from './relayVariables'
import { UsageError } from './UsageError'

const whole = (name: string, min: number, max: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^\d+$/, `must be ${name}`)
    .transform(Number)
    .refine(value => value >= min && value <= max, `must be ${name}`)

const quotaLimit: z.ZodType<QuotaLimit, string> = z
  .string()
  .regex(/^(?:unlimited|[1-9]\d{0,11})$/, "must be a whole number from 1 on, or 'unlimited'")
  .transform(text => (text === 'unlimited' ? text : Number(text)))

const url = (kind: string, protocol: RegExp): z.ZodType<string, string> => z.url({ protocol, error: `must be ${kind}` })

const secret: z.ZodType<string, string> = z.string().min(32, 'must have 32 characters or more')

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const environmentSchema = z.object({
  PORT: whole('a port from 0 to 65535', 0, 65_535).optional(),
  HOST: z.string().optional(),
  DATABASE_URL: url(
    'the URL of a Postgres, as in postgres://user:password@host:5432/name',
    /^postgres(ql)?$/,
  ).optional(),
  REDIS_URL: url('the URL of a Redis, as in redis://host:6379', /^rediss?$/).optional(),
  DATA_DIRECTORY: z.string().optional(),
  PUBLIC_URL: z
    .string()
    .transform(list => list.split(',').map(one => one.trim()))
    .pipe(z.array(url('URLs with http or https, separated by commas', /^https?$/)))
    .optional(),
  CHAINS_FILE: z.string().optional(),
  PRICES_FILE: z.string().optional(),
  IPFS_GATEWAY: url('a URL with http or https', /^https?$/).optional(),
  ARWEAVE_GATEWAY: url('a URL with http or https', /^https?$/).optional(),
  TRUSTED_PROXIES: proxyTrust.optional(),
  AUTH_SECRET: secret.optional(),
  AUTH_SECRET_ACCEPTED: secret.optional(),
  PROJECT_UNITS_PER_SECOND: quotaLimit.optional(),
  PROJECT_UNITS_PER_DAY: quotaLimit.optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, 'must have 16 characters or more, without spaces')
    .optional(),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).optional(),
  ANALYTICS_FILE: z.string().optional(),
  ANALYTICS_CLICKHOUSE_URL: url('the HTTP address of a ClickHouse with its query', /^https?$/).optional(),
  ANALYTICS_PER_DAY: whole('a number of records from 0 on', 0, 1_000_000_000).optional(),
  ANALYTICS_DAYS: whole('a number of days from 1 to 3650', 1, 3650).optional(),
  ...httpVariables,
  ...relayVariables,
  ...chainSocketVariables,
})

/** Names of all of them. */
export const VARIABLES: readonly string[] = Object.keys(environmentSchema.shape)

/**
 * Options from environment variables. An empty variable counts as none.
 *
 * @throws UsageError that names every variable that can't be used, without its value: some hold passwords.
 */
export function optionsFromEnvironment(environment: Readonly<Record<string, string | undefined>>): CloudOptions {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`)
    throw new UsageError([...new Set(problems)].join('\n'))
  }
  const { data } = result
  const options = {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    dataDirectory: data.DATA_DIRECTORY,
    publicUrls: data.PUBLIC_URL,
    chains: data.CHAINS_FILE,
    prices: data.PRICES_FILE,
    gateways: gatewaysOf(data.IPFS_GATEWAY, data.ARWEAVE_GATEWAY),
    trustedProxies: data.TRUSTED_PROXIES,
    http: httpLimitsOf(data),
    relay: relayLimitsOf(data),
    mailboxes: mailboxLimitsOf(data),
    chainSockets: chainSocketLimitsOf(data),
    authSecret: data.AUTH_SECRET,
    acceptedAuthSecret: data.AUTH_SECRET_ACCEPTED,
    projectQuota: quotaOf(data.PROJECT_UNITS_PER_SECOND, data.PROJECT_UNITS_PER_DAY),
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
    analyticsPerDay: data.ANALYTICS_PER_DAY,
    analyticsRetention: data.ANALYTICS_DAYS,
    analyticsExport: exportOf(data.ANALYTICS_FILE, data.ANALYTICS_CLICKHOUSE_URL),
  }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

function quotaOf(
  unitsPerSecond: QuotaLimit | undefined,
  unitsPerDay: QuotaLimit | undefined,
): ProjectQuota | undefined {
  return unitsPerSecond === undefined && unitsPerDay === undefined ? undefined : { unitsPerSecond, unitsPerDay }
}

function gatewaysOf(ipfs: string | undefined, arweave: string | undefined): CloudOptions['gateways'] {
  if (ipfs === undefined && arweave === undefined) return undefined
  return { ...(ipfs !== undefined && { ipfs }), ...(arweave !== undefined && { arweave }) }
}

function exportOf(file: string | undefined, clickhouseUrl: string | undefined): CloudOptions['analyticsExport'] {
  if (file === undefined && clickhouseUrl === undefined) return undefined
  return { ...(file !== undefined && { file }), ...(clickhouseUrl !== undefined && { clickhouseUrl }) }
}
