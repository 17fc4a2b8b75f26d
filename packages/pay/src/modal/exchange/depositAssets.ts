import type { CaipNetwork } from '@openappkit/appkit-core'
import type { Asset, PortfolioState } from '@openappkit/appkit-core/portfolio'
import { formatAssetType } from '@openappkit/contract/assets'
import type { DepositAsset } from '../../exchange/Exchange'
import type { PayAsset, PayCheckout } from '../../invoice/PayCheckout'

/** Maximum number of assets whose exchanges are requested at a time. */
const assetLimit = 12

/** An asset with its name and picture. Third parties choose both: render the name as text. */
export interface ShownAsset extends DepositAsset {
  readonly name: string
  readonly iconUrl: string | undefined
}

/** Returns the assets that may be deposited on a network: its coin, then the account's most valuable tokens. */
export function depositAssets(network: CaipNetwork, portfolio: PortfolioState): readonly ShownAsset[] {
  const held = 'portfolio' in portfolio ? portfolio.portfolio.assets : []
  const own = held.filter(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
  const { decimals, name, symbol } = network.nativeCurrency
  const iconUrl = own.find(({ tokenAddress }) => tokenAddress === undefined)?.iconUrl ?? network.assets?.imageUrl
  const { caipNetworkId } = network
  const coin = { caipNetworkId, tokenAddress: undefined, decimals, name, symbol, iconUrl }
  const tokens = own.filter(({ tokenAddress }) => tokenAddress !== undefined)
  return [coin, ...tokens].flatMap(asset => shown(asset)).slice(0, assetLimit)
}

type Named = Pick<Asset, 'caipNetworkId' | 'decimals' | 'iconUrl' | 'name' | 'symbol' | 'tokenAddress'>

function shown({ caipNetworkId, decimals, iconUrl, name, symbol, tokenAddress }: Named): ShownAsset[] {
  const id = formatAssetType({ chainId: caipNetworkId, asset: tokenAddress ?? 'native' })
  return id === undefined ? [] : [{ id, caipNetworkId, tokenAddress, decimals, symbol, name, iconUrl }]
}

/**
 * Returns the assets of an invoice that can be paid from an exchange: those found by their address alone. Exchanges
 * can't add a reference to a payment, and may deduct a fee from an exact amount.
 */
export function invoiceAssets({ assets }: Pick<PayCheckout, 'assets'>): readonly PayAsset[] {
  return assets.filter(({ due, matching }) => due > 0n && matching === 'address').slice(0, assetLimit)
}
