import type { ReviewAsset } from '../Review'
import type { ReviewScope } from '../ReviewScope'
import { mintDecimals, readAccountState } from './SolanaAccountState'

/** Returns a token. Tokens that the operator doesn't list have no name, because mints have none. */
export async function solanaAsset(
  mint: string,
  { assets, chainId, read, warnings }: ReviewScope,
): Promise<ReviewAsset> {
  const id = `${chainId}/token:${mint}`
  const listed = assets.listed(id)
  if (listed) return listed
  const symbol = `${mint.slice(0, 4)}…${mint.slice(-4)}`
  warnings.add('caution', 'unlistedAsset', { symbol })
  const answer = await read('getAccountInfo', [mint, { encoding: 'base64', commitment: 'confirmed' }]).catch(
    () => undefined,
  )
  const value: unknown = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
  const state = readAccountState(value)
  return { id, symbol, decimals: (state && mintDecimals(state)) ?? 0, isListed: false }
}
