import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { readAsset } from '../caipAsset'
import type { CaipAddress, PriceSource, SourcePrice } from '../PriceSource'

const fileSchema = z.strictObject({
  $schema: z.string().optional(),
  asOf: z.iso.datetime({ offset: true }).optional(),
  prices: z.record(
    z.string().refine(asset => readAsset(asset) !== undefined, "isn't an asset, such as eip155:1:native"),
    z.unknown(),
  ),
})

/** A price in US dollars, alone or with its own time. */
const rowSchema = z.union([
  z.number().transform(usd => ({ usd, asOf: undefined, usdDayAgo: undefined })),
  z.strictObject({
    usd: z.number(),
    asOf: z.iso.datetime({ offset: true }).optional(),
    usdDayAgo: z.number().optional(),
  }),
])

const UNREADABLE = { usd: undefined, asOf: undefined, usdDayAgo: undefined }

/**
 * Reads US dollar prices from the operator's file on every query. The time of a price defaults to the file's `asOf`,
 * then to its modification time. `usdDayAgo` next to `usd` is the price a day earlier.
 *
 * ```json
 * { "prices": { "eip155:31337:native": 2500, "eip155:31337:0x…": { "usd": 1, "asOf": "2026-01-01T00:00:00Z" } } }
 * ```
 */
export class FileSource implements PriceSource {
  readonly name: string
  readonly batchSize = 10_000
  readonly #path: string

  constructor(name: string, path: string) {
    this.name = name
    this.#path = path
  }

  groupOf(): string {
    return 'file'
  }

  async quote(assets: readonly CaipAddress[]): Promise<ReadonlyMap<CaipAddress, SourcePrice>> {
    const [text, { mtimeMs }] = await Promise.all([readFile(this.#path, 'utf8'), stat(this.#path)])
    const file = fileSchema.parse(JSON.parse(text))
    const time = file.asOf === undefined ? mtimeMs : Date.parse(file.asOf)
    const rows = new Map(Object.entries(file.prices).map(([written, row]) => [readAsset(written), row]))
    const prices = new Map<CaipAddress, SourcePrice>()
    for (const asset of assets) {
      if (!rows.has(asset)) continue
      const row = rowSchema.safeParse(rows.get(asset))
      // An unreadable price is rejected later, like an implausible one.
      const { usd, asOf, usdDayAgo } = row.success ? row.data : UNREADABLE
      prices.set(asset, { usd, asOf: asOf === undefined ? time : Date.parse(asOf), usdDayAgo })
    }
    return prices
  }
}
