import type { Logger } from 'pino'
import type { SwapProvider } from '../SwapProvider'
import type { SwapProviderSettings, SwapsFile } from '../SwapsFile'
import { AllowedContracts } from './AllowedContracts'
import { EvmApiProvider } from './EvmApiProvider'
import type { EvmSwapApi } from './EvmSwapApi'
import { JupiterProvider } from './jupiter/JupiterProvider'
import { LifiApi } from './lifi/LifiApi'
import type { OperatorFee } from './OperatorFee'
import { OneinchApi } from './oneinch/OneinchApi'
import { RfqProvider } from './rfq/RfqProvider'
import { SwapApi } from './SwapApi'
import { VeloraApi, type VeloraApiOptions } from './velora/VeloraApi'
import { WELL_KNOWN } from './wellKnown'
import { ZeroxApi } from './zerox/ZeroxApi'

const TIMEOUT = 5000

export interface ProviderDependencies extends Pick<VeloraApiOptions, 'decimalsOf'> {
  readonly logger: Pick<Logger, 'error'>
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}

/**
 * Creates the providers of the swaps file.
 *
 * @throws Error if two have the same id, or one has no contract on one of its chains.
 */
export function createProviders({ providers }: SwapsFile, dependencies: ProviderDependencies): readonly SwapProvider[] {
  const created: SwapProvider[] = []
  for (const settings of providers) {
    const id = settings.id ?? freeId(settings.kind, created)
    if (created.some(provider => provider.id === id)) throw new Error(`Two swap providers have the id ${id}`)
    created.push(createProvider(id, settings, dependencies))
  }
  return created
}

function createProvider(
  id: string,
  settings: SwapProviderSettings,
  { decimalsOf, logger, now = Date.now }: ProviderDependencies,
): SwapProvider {
  const known = WELL_KNOWN[settings.kind]
  const { timeout = TIMEOUT, name = known.name, chains = known.chains } = settings
  const headers = { ...known.headers, ...(settings.key && known.keyHeader(settings.key)) }
  const api = new SwapApi({ id, url: settings.url ?? known.url, headers })
  const base = { id, name, timeout, chains, now }
  if (settings.kind === 'rfq') return new RfqProvider({ ...base, api })
  const fee = feeOf(settings)
  if (settings.kind === 'jupiter') return new JupiterProvider({ ...base, api, fee })
  const added = settings.contracts
  const contracts = new AllowedContracts({ id, contract: known.contract, chains: known.chains, added, logger })
  const unknown = chains.find(chainId => contracts.on(chainId).length === 0)
  if (unknown) throw new Error(`The swap provider ${id} has no contract on ${unknown}. Add it to contracts.`)
  const spenderOn = (chainId: string): string | undefined => contracts.on(chainId)[0]
  const apis: Readonly<Record<typeof settings.kind, () => EvmSwapApi>> = {
    zerox: () => new ZeroxApi(id, api, fee),
    oneinch: () => new OneinchApi({ id, api, fee, spenderOn }),
    velora: () => new VeloraApi({ id, api, fee, decimalsOf }),
    lifi: () => new LifiApi(id, api, fee),
  }
  return new EvmApiProvider({ ...base, api: apis[settings.kind](), contracts })
}

function feeOf({
  swapFeeBps = 0,
  feeRecipient,
}: {
  readonly swapFeeBps?: number | undefined
  readonly feeRecipient?: string | undefined
}): OperatorFee | undefined {
  return swapFeeBps > 0 && feeRecipient !== undefined ? { bps: swapFeeBps, recipient: feeRecipient } : undefined
}

/** Returns the kind, with a number if the id is taken. */
function freeId(kind: string, created: readonly SwapProvider[]): string {
  const ids = new Set(created.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? kind : `${kind}-${number}`
    if (!ids.has(id)) return id
  }
}
