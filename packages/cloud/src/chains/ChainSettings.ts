import { z } from 'zod'
import { type ChainSwaps, chainSwapsSchema } from '../convert/router/SwapRouter'
import { type SpamSettings, spamSettingsSchema } from '../history/SpamRules'
import { type ChainPrices, chainPricesSchema } from '../prices/ChainPrices'
import { isMethodName } from '../proxy/methods/isMethodName'
import { type TokenEntry, tokenEntrySchema } from '../tokens/TokenEntry'

/** Settings of one chain. */
export interface ChainSettings {
  /** JSON-RPC URLs, or base URLs of an esplora API for Bitcoin. The first has priority. */
  readonly upstreams: readonly string[]
  /**
   * WebSocket URLs of nodes, for subscriptions. The first has priority. Default: none, so clients can't open a
   * WebSocket to this chain.
   */
  readonly webSockets?: readonly string[] | undefined
  /**
   * Currency of the fees. Default: the currency of a known chain, such as POL on Polygon, otherwise ether, SOL or BTC
   * depending on the namespace.
   */
  readonly nativeCurrency?: NativeCurrency | undefined
  /** Tokens that the operator lists. On EVM chains, their balances are read for every account. */
  readonly tokens?: readonly TokenEntry[] | undefined
  /** Price sources of the chain's assets. */
  readonly prices?: ChainPrices | undefined
  /** Exchanges of an EVM chain, for swaps. Default: none. */
  readonly swaps?: ChainSwaps | undefined
  /** If present, the server indexes this EVM chain's blocks for account histories. Default: not indexed. */
  readonly index?: ChainIndexSettings | undefined
  /** Rules that mark transfers in histories as spam. */
  readonly spam?: SpamSettings | undefined
  /**
   * Base URL of a Blockscout-compatible explorer, without `/api/v2`. Provides the history of an EVM chain that isn't
   * indexed.
   */
  readonly explorer?: string | undefined
  /**
   * ENS registry. The server looks up names on the first chain that has one. Default: the official registry on
   * `eip155:1`.
   */
  readonly ens?: EnsSettings | undefined
  /**
   * Whether the upstreams of this Bitcoin chain are an esplora API. If false, the server doesn't read balances or
   * histories from them. Default: true.
   */
  readonly esplora?: boolean | undefined
  /**
   * Whether this is a test or local chain. Its contract accounts may sign in only if a project lists it. Default:
   * whether the id is a known test chain.
   */
  readonly test?: boolean | undefined
  /** Additional JSON-RPC methods that callers may use. Default: none. */
  readonly methods?: readonly string[] | undefined
  /**
   * Whether this is a development chain on this machine. If true, local callers may use its control methods, such as
   * `anvil_setBalance`. Default: false.
   */
  readonly local?: boolean | undefined
}

/** The native currency of a chain. */
export interface NativeCurrency {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl?: string | undefined
}

/** Settings of the index of a chain's blocks. */
export interface ChainIndexSettings {
  /** Oldest block to index. Default: `latest`, the newest block when indexing starts. */
  readonly fromBlock?: number | 'latest' | undefined
  /** Number of blocks to stay behind the newest one. Default: 0, because the index handles reorganizations. */
  readonly confirmations?: number | undefined
}

/** Settings of ENS on a chain. */
export interface EnsSettings {
  /** Address of the ENS registry contract. */
  readonly registry: string
}

const upstream = z.url({ protocol: /^https?$/, error: "isn't an http or https URL" })
const contract = z.string().regex(/^0x[0-9a-fA-F]{40}$/, "isn't a contract address")
const upstreams = z.array(upstream).min(1, 'needs at least one upstream')

const nativeCurrency = z.strictObject({
  name: z.string().min(1).max(100),
  symbol: z.string().min(1).max(30),
  decimals: z.int().min(0).max(36),
  iconUrl: z.url({ protocol: /^https?$/ }).optional(),
})

const settings = z.strictObject({
  upstreams,
  webSockets: z
    .array(z.url({ protocol: /^wss?$/, error: "isn't a ws or wss URL" }))
    .max(20)
    .optional(),
  nativeCurrency: nativeCurrency.optional(),
  tokens: z.array(tokenEntrySchema).max(20_000).optional(),
  prices: chainPricesSchema.optional(),
  swaps: chainSwapsSchema.optional(),
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
  methods: z.array(z.string().refine(isMethodName, "isn't a method name")).max(200).optional(),
  local: z.boolean().optional(),
})

/** Entry of a chain in the chains file: its upstreams, or all its settings. */
export const chainSettingsSchema: z.ZodType<readonly string[] | ChainSettings> = z.union([upstreams, settings])
