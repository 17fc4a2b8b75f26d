import { HttpFailure } from '../../http/HttpFailure'
import type { ProjectGate } from '../../projects/ProjectGate'
import type { GasPrices } from '../GasPrices'
import type { ProviderList } from '../ProviderList'
import type { QuoteService } from '../quotes/QuoteService'
import type { Erc20Reader } from '../steps/Erc20Reader'
import type { SwapBuilder } from '../steps/SwapBuilder'
import type { SwapSubmitter } from '../steps/SwapSubmitter'
import type { SwapTokens } from '../tokens/SwapTokens'

/** All that the endpoints of swaps use. */
export interface ConvertApi {
  readonly providers: ProviderList
  readonly quotes: Pick<QuoteService, 'rank'>
  readonly builder: Pick<SwapBuilder, 'build'>
  readonly submitter: Pick<SwapSubmitter, 'submit'>
  readonly gasPrices: Pick<GasPrices, 'of'>
  readonly allowances: Pick<Erc20Reader, 'allowance'>
  readonly tokens: Pick<SwapTokens, 'list'>
  readonly gate: ProjectGate
}

/**
 * Checks that a chain has swaps.
 *
 * @throws HttpFailure 400 naming the chain.
 */
export function requireChain({ chainIds }: Pick<ProviderList, 'chainIds'>, chainId: string): string {
  if (chainIds.includes(chainId)) return chainId
  throw new HttpFailure(400, 'chainId', `We don't support swaps on the chain ${chainId.slice(0, 100)}`)
}

/**
 * Checks the project of a request that names it in its body.
 *
 * @throws HttpFailure 401 if the project can't be used.
 */
export async function requireProject(
  gate: ProjectGate,
  projectId: string | undefined,
  headers: Headers,
): Promise<void> {
  const refusal = await gate.check(projectId, headers.get('origin') ?? undefined)
  if (refusal !== undefined) throw new HttpFailure(401, 'authentication', refusal)
}
