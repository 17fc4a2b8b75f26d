import type { CaipAddress, PriceSource, SourcePrice } from '../../src/prices/PriceSource'

/** A price source with scripted prices that records its queries. */
export class ScriptedSource implements PriceSource {
  readonly queries: (readonly CaipAddress[])[] = []
  readonly batchSize: number
  prices: Readonly<Record<CaipAddress, SourcePrice>> = {}
  /** Called before each response. */
  before: (signal: AbortSignal) => Promise<void> = async () => {}

  constructor(
    readonly name: string,
    batchSize = 100,
  ) {
    this.batchSize = batchSize
  }

  groupOf(asset: CaipAddress): string | undefined {
    return asset.includes('nowhere') ? undefined : asset.slice(0, asset.lastIndexOf(':'))
  }

  async quote(assets: readonly CaipAddress[], signal: AbortSignal): Promise<ReadonlyMap<CaipAddress, SourcePrice>> {
    this.queries.push(assets)
    await this.before(signal)
    return new Map(
      assets.flatMap(asset => {
        const said = this.prices[asset]
        return said ? [[asset, said] as const] : []
      }),
    )
  }
}
