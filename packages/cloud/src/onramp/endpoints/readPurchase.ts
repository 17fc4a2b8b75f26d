import type { OnrampQuoteQuery } from '@openappkit/contract'
import { parseAssetType } from '@openappkit/contract/assets'
import { HttpFailure } from '../../http/HttpFailure'
import { tokenKey } from '../../tokens/tokenKey'
import { readFiat } from '../fiat'
import type { OnrampInput } from '../OnrampProvider'
import type { OnrampApi } from './OnrampApi'

/**
 * Reads a purchase to price.
 *
 * @throws HttpFailure 400 for an asset or chain that no provider sells, or an amount of zero.
 */
export async function readPurchase(
  { assetOf, providers }: Pick<OnrampApi, 'assetOf' | 'providers'>,
  query: OnrampQuoteQuery,
  signal: AbortSignal,
): Promise<OnrampInput> {
  const type = parseAssetType(query.asset)
  if (!type) throw new HttpFailure(400, 'asset', 'The asset isn’t a CAIP-19 id of a coin or a token')
  const { chainId } = type
  if (providers.on(chainId).length === 0)
    throw new HttpFailure(400, 'asset', `We don't support purchases on the chain ${chainId}`)
  const asset = type.asset === 'native' ? 'native' : tokenKey(chainId, type.asset)
  const known = await assetOf(chainId, asset, signal)
  if (!known) throw new HttpFailure(400, 'asset', 'The asset is unknown')
  const total = readFiat(query.amount)
  if (total <= 0n) throw new HttpFailure(400, 'amount', 'The amount must be more than 0')
  const { country, currency, method, subdivision } = query
  return {
    chainId,
    asset,
    decimals: known.decimals,
    currency,
    total,
    method,
    country,
    ...(subdivision !== undefined && { subdivision }),
  }
}
