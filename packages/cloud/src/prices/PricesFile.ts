import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'

interface SourceTrust {
  /** Tells it apart in answers and in the log. Default: its kind. */
  readonly name?: string | undefined
  /** Milliseconds it gets for an answer. Default 3000. */
  readonly timeout?: number | undefined
  /** Seconds after which what it said counts as unknown. Default: that of the file. */
  readonly staleAfter?: number | undefined
}

interface HttpSource extends SourceTrust {
  readonly url: string
  /** For a key. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Assets that it takes at once. */
  readonly batchSize?: number | undefined
}

/** Someone who knows prices: a file of your own, the pools of the chains' settings, or an API of one of two shapes. */
export type PriceSourceSettings =
  | ({ readonly kind: 'file'; readonly path: string } & SourceTrust)
  | ({ readonly kind: 'pools' } & SourceTrust)
  | ({ readonly kind: 'coingecko' } & HttpSource)
  | ({ readonly kind: 'llama'; readonly minConfidence?: number | undefined } & HttpSource)

/** Someone who knows what a dollar buys: a file of your own, or a URL that answers for the US dollar. */
export type RateSourceSettings =
  | { readonly kind: 'file'; readonly path: string; readonly staleAfter?: number | undefined }
  | {
      readonly kind: 'http'
      readonly url: string
      readonly headers?: Readonly<Record<string, string>> | undefined
      readonly timeout?: number | undefined
      readonly staleAfter?: number | undefined
    }

/** Where prices come from. */
export interface PricesFile {
  /** Asked in this order until one knows. */
  readonly sources: readonly PriceSourceSettings[]
  /** Absent: prices are in US dollars, and in BTC and ETH where those have a price. */
  readonly rates?: RateSourceSettings | undefined
  /** Seconds after which a price counts as unknown. Default 3600. */
  readonly staleAfter?: number | undefined
}

const url = z.url({ protocol: /^https?$/, error: 'is no http or https URL' })
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

/** Sends no request to others: prices come from pools that the chains' settings name. */
export const LOCAL_PRICES: PricesFile = { sources: [{ kind: 'pools' }] }

/** Paths in the file are relative to it. @throws Error that names the file and what is wrong in it. */
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

/** @throws Error that says what is wrong. */
export function parsePrices(value: unknown): PricesFile {
  const result = pricesFileSchema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path: at, message }) => `${at.join('.')} ${message}`.trim()).join('; '))
}
