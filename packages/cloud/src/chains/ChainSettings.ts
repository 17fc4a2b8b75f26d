import { z } from 'zod'
import { type SpamSettings, spamSettingsSchema } from '../history/SpamRules'
import { type ChainPrices, chainPricesSchema } from '../prices/ChainPrices'
import { isMethodName } from '../proxy/methods/isMethodName'
import { type TokenEntry, tokenEntrySchema } from '../tokens/TokenEntry'

/** What an operator says of one chain. */
export interface ChainSettings {
  /** JSON-RPC; for Bitcoin base URLs of an esplora API. The first is asked first. */
  readonly upstreams: readonly string[]
  /** WebSocket URLs of nodes, for subscriptions. The first is tried first. Default: none, and the chain has no WebSockets. */
  readonly webSockets?: readonly string[] | undefined
  /** The coin that fees are paid in. Default: ether, SOL or BTC, by namespace. */
  readonly nativeCurrency?: NativeCurrency | undefined
  /** Tokens that every account is asked about. */
  readonly tokens?: readonly TokenEntry[] | undefined
  /** How the prices of its assets are found. */
  readonly prices?: ChainPrices | undefined
  /** Follows the chain's blocks, for the history of its accounts. */
  readonly index?: ChainIndexSettings | undefined
  /** What its histories mark as spam. */
  readonly spam?: SpamSettings | undefined
  /** Base URL of a Blockscout-shaped API that has the chain's history. */
  readonly explorer?: string | undefined
  /** The registry of ENS names. Default on `eip155:1`: the one that everybody uses. */
  readonly ens?: EnsSettings | undefined
  /** False: the upstreams of this Bitcoin chain are no esplora API, and nothing is read from them. Default true. */
  readonly esplora?: boolean | undefined
  /** Whether it is a test or local chain, whose contract accounts may not sign in unless a project names it. Default: whether its id is known as one. */
  readonly test?: boolean | undefined
  /** JSON-RPC methods that callers may use besides those of the chain's family. Default: none. */
  readonly methods?: readonly string[] | undefined
  /** Whether this is a development chain on this machine: callers on this machine may use what controls it (`anvil_setBalance`). Default false. */
  readonly local?: boolean | undefined
}

export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

export interface ChainIndexSettings {
  /** Where to begin with a chain that was never read. Default `latest`: with its newest block. */
  readonly fromBlock?: number | 'latest' | undefined
  /** How many blocks to stay behind the newest. Default 0: what the chain takes back is taken back here too. */
  readonly confirmations?: number | undefined
}

export interface EnsSettings {
  readonly registry: string
}

const upstream = z.url({ protocol: /^https?$/, error: 'is no http or https URL' })
const contract = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'is no address of a contract')
const upstreams = z.array(upstream).min(1, 'names no upstream')

const nativeCurrency = z.strictObject({
  name: z.string().min(1).max(100),
  symbol: z.string().min(1).max(30),
  decimals: z.int().min(0).max(36),
  iconUrl: z.url({ protocol: /^https?$/ }).optional(),
})

const settings = z.strictObject({
  upstreams,
  webSockets: z
    .array(z.url({ protocol: /^wss?$/, error: 'is no ws or wss URL' }))
    .max(20)
    .optional(),
  nativeCurrency: nativeCurrency.optional(),
  tokens: z.array(tokenEntrySchema).max(20_000).optional(),
  prices: chainPricesSchema.optional(),
  index: z
    .strictObject({
      fromBlock: z.union([z.int().min(0), z.literal('latest')]).optional(),
      confirmations: z.int().min(0).max(10_000).optional(),
    })
    .optional(),
  spam: spamSettingsSchema.optional(),
  explorer: upstream.optional(),
  ens: z.strictObject({ registry: contract }).optional(),
  esplora: z.boolean().optional(),
  test: z.boolean().optional(),
  methods: z.array(z.string().refine(isMethodName, 'is no name of a method')).max(200).optional(),
  local: z.boolean().optional(),
})

/** A chain's value in the chains file: its upstreams alone, or everything about it. */
export const chainSettingsSchema: z.ZodType<readonly string[] | ChainSettings> = z.union([upstreams, settings])
