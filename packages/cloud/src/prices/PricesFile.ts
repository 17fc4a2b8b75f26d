import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'

interface SourceTrust {
  /** Name in the log. Default: the source's kind. */
  readonly name?: string | undefined
  /** Timeout in milliseconds. Default: 3,000. */
  readonly timeout?: number | undefined
  /** Maximum age of a price in seconds. Older prices count as unknown. Default: `staleAfter` of the settings. */
  readonly staleAfter?: number | undefined
}

interface HttpSource extends SourceTrust {
  readonly url: string
  /** HTTP headers to send, such as an API key. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Maximum assets per request. Default: 30 for `coingecko`, 50 for `llama`. */
  readonly batchSize?: number | undefined
}

/** A price source: a local file, the pools of the chain settings, or a CoinGecko- or DefiLlama-compatible API. */
export type PriceSourceSettings =
  | ({ readonly kind: 'file'; readonly path: string } & SourceTrust)
  | ({ readonly kind: 'pools' } & SourceTrust)
  | ({ readonly kind: 'coingecko' } & HttpSource)
  | ({ readonly kind: 'llama'; readonly minConfidence?: number | undefined } & HttpSource)

/**
 * A source of exchange rates from US dollars: a local file, or an HTTP URL. `timeout` is in milliseconds (default:
 * 3,000). `staleAfter` is the maximum age of the rates in seconds (default: five days).
 */
export type RateSourceSettings =
  | { readonly kind: 'file'; readonly path: string; readonly staleAfter?: number | undefined }
  | {
      readonly kind: 'http'
      readonly url: string
      readonly headers?: Readonly<Record<string, string>> | undefined
      readonly timeout?: number | undefined
      readonly staleAfter?: number | undefined
    }

/** Price settings of the server: the content of the prices file. */
export interface PricesFile {
  /** Price sources in order of priority. */
  readonly sources: readonly PriceSourceSettings[]
  /**
   * Source of exchange rates. Without one, prices are available in US dollars, and in BTC and ETH if their own prices
   * are known.
   */
  readonly rates?: RateSourceSettings | undefined
  /** Maximum age of a price in seconds. Older prices count as unknown. Default: 3,600. */
  readonly staleAfter?: number | undefined
}

const url = z.url({ protocol: /^https?$/, error: "isn't an http or https URL" })
const seconds = z.number().positive()
const path = z.string().min(1)
const trust = {
  name: z.string().min(1).max(40).optional(),
  timeout: z.int().min(1).max(60_000).optional(),
  staleAfter: seconds.optional(),
}
const headers = z.record(z.string(), z.string()).optional()
const http = { ...trust, url, headers, batchSize: z.int().min(1).max(500).optional() }

const pricesFileSchema: z.ZodType<PricesFile> = z.strictObject({
  $schema: z.string().optional(),
  sources: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('file'), path, ...trust }),
      z.strictObject({ kind: z.literal('pools'), ...trust }),
      z.strictObject({ kind: z.literal('coingecko'), ...http }),
      z.strictObject({ kind: z.literal('llama'), ...http, minConfidence: z.number().min(0).max(1).optional() }),
    ]),
  ),
  rates: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('file'), path, staleAfter: seconds.optional() }),
      z.strictObject({ kind: z.literal('http'), url, headers, timeout: trust.timeout, staleAfter: seconds.optional() }),
    ])
    .optional(),
  staleAfter: seconds.optional(),
})

/**
 * Price settings without a price API. Prices come only from the pools in the chain settings, which the server reads
 * through the chains' upstreams.
 */
export const LOCAL_PRICES: PricesFile = { sources: [{ kind: 'pools' }] }

/**
 * Reads a prices file. Paths in it are relative to the file.
 *
 * @throws Error naming the file and the problem.
 */
export async function readPricesFile(file: string): Promise<PricesFile> {
  try {
    const { sources, rates, ...others } = parsePrices(JSON.parse(await readFile(file, 'utf8')))
    const located = <Settings extends object>(settings: Settings): Settings =>
      'path' in settings ? { ...settings, path: resolve(dirname(file), String(settings.path)) } : settings
    return { ...others, sources: sources.map(located), ...(rates && { rates: located(rates) }) }
  } catch (cause) {
    throw new Error(`The prices file ${file} can't be used: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}

/**
 * Validates price settings.
 *
 * @throws Error describing the problem.
 */
export function parsePrices(value: unknown): PricesFile {
  const result = pricesFileSchema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`.trim()).join('; '))
}
