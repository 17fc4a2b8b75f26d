import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { feeProblem } from './feeProblem'

/** Highest fee of the operator, in hundredths of a percent. */
const MOST_FEE = 300

interface ProviderSettings {
  /** Unique id in quotes and logs. Default: the kind, and a number if there are several. */
  readonly id?: string | undefined
  /** Name for display. Default: the provider's name. */
  readonly name?: string | undefined
  /** Base URL of the API. */
  readonly url?: string | undefined
  /** API key. Stays on the server. */
  readonly key?: string | undefined
  /** CAIP-2 ids of the chains to use the provider on. Default: the chains for which its contracts are built in. */
  readonly chains?: readonly string[] | undefined
  /** Timeout per request in milliseconds. Default: 5,000. */
  readonly timeout?: number | undefined
}

interface ChargingProvider extends ProviderSettings {
  /** Fee of the operator in hundredths of a percent, up to 300. Default: 0. */
  readonly swapFeeBps?: number | undefined
  /**
   * Recipient of the fee: an address, the integrator's name for LI.FI, or a referral account for Jupiter. Required for a
   * fee.
   */
  readonly feeRecipient?: string | undefined
}

interface EvmProvider extends ChargingProvider {
  /** Contracts by CAIP-2 chain id that may be spender or target, besides those built in. */
  readonly contracts?: Readonly<Record<string, readonly string[]>> | undefined
}

/** A swap API, or a market maker on Solana (`rfq`). */
export type SwapProviderSettings =
  | ({ readonly kind: 'zerox' } & EvmProvider & { readonly key: string })
  | ({ readonly kind: 'oneinch' } & EvmProvider & { readonly key: string })
  | ({ readonly kind: 'velora' } & EvmProvider)
  | ({ readonly kind: 'lifi' } & EvmProvider)
  | ({ readonly kind: 'jupiter' } & ChargingProvider & { readonly key: string })
  | ({ readonly kind: 'rfq' } & ProviderSettings & { readonly url: string; readonly chains: readonly string[] })

/** Swap settings of the server: the content of the swaps file. */
export interface SwapsFile {
  readonly providers: readonly SwapProviderSettings[]
}

const url = z.url({ protocol: /^https?$/, error: "isn't an http or https URL" })
const evmChain = z.string().regex(/^eip155:\d{1,32}$/, "isn't an EVM chain ID, such as eip155:1")
const solanaChain = z.string().regex(/^solana:[-_a-zA-Z0-9]{1,32}$/, "isn't a Solana chain ID")
const contract = z.string().regex(/^0x[0-9a-fA-F]{40}$/, "isn't a contract address")
// Control characters would split the header.
const key = z.string().regex(/^[\x21-\x7e]{1,500}$/, "isn't an API key")
const common = {
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'may have lower-case letters, digits and hyphens')
    .refine(id => !/^router(-\d+)?$/.test(id), 'is the id of an exchange in the chain settings')
    .optional(),
  name: z.string().min(1).max(40).optional(),
  url: url.optional(),
  key: key.optional(),
  timeout: z.int().min(100).max(30_000).optional(),
}
const charging = {
  ...common,
  swapFeeBps: z.int().min(0).max(MOST_FEE, `must be ${MOST_FEE} at most`).optional(),
  feeRecipient: z.string().min(1).max(100).optional(),
}
const evm = {
  ...charging,
  chains: z.array(evmChain).min(1).max(200).optional(),
  contracts: z.record(evmChain, z.array(contract).max(20)).optional(),
}
const solanaChains = z.array(solanaChain).min(1).max(20)

const swapsFileSchema: z.ZodType<SwapsFile> = z.strictObject({
  $schema: z.string().optional(),
  providers: z
    .array(
      z
        .discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('zerox'), ...evm, key }),
          z.strictObject({ kind: z.literal('oneinch'), ...evm, key }),
          z.strictObject({ kind: z.literal('velora'), ...evm }),
          z.strictObject({ kind: z.literal('lifi'), ...evm }),
          z.strictObject({ kind: z.literal('jupiter'), ...charging, key, chains: solanaChains.optional() }),
          z.strictObject({ kind: z.literal('rfq'), ...common, url, chains: solanaChains }),
        ])
        .superRefine((settings, context) => {
          const problem = feeProblem(settings)
          if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: problem.message })
        }),
    )
    .max(10),
})

/** Swap settings without a swap API. Swaps come only from the exchanges in the chain settings. */
export const LOCAL_SWAPS: SwapsFile = { providers: [] }

/**
 * Reads a swaps file.
 *
 * @throws Error naming the file and the problem, without a key.
 */
export async function readSwapsFile(file: string): Promise<SwapsFile> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`The swaps file ${file} can't be read`, { cause })
  })
  try {
    return parseSwaps(JSON.parse(text))
  } catch (error) {
    // The message of a syntax error quotes the file, which contains keys.
    const reason =
      error instanceof SyntaxError ? "it isn't JSON" : String(error instanceof Error ? error.message : error)
    throw new Error(`The swaps file ${file} can't be used: ${reason}`)
  }
}

/**
 * Validates swap settings.
 *
 * @throws Error describing the problem, without a key.
 */
export function parseSwaps(value: unknown): SwapsFile {
  const result = swapsFileSchema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '))
}
