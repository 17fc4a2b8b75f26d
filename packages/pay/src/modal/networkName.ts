import type { ModalKit } from '@openappkit/appkit-core/modal'
import { shortened } from '@openappkit/appkit-ui/money'
import type { PayAsset } from '../invoice/PayCheckout'

/** Names of networks that an invoice may accept without the app offering them, by CAIP-2 id. */
const names: Readonly<Partial<Record<string, string>>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:137': 'Polygon',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum One',
  'eip155:43114': 'Avalanche',
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'Solana',
  'bip122:000000000019d6689c085ae165831e93': 'Bitcoin',
}

/** Returns the name of an asset's network: the app's, a well-known one, or else the CAIP-2 id. */
export function networkName(
  { chains }: Pick<ModalKit, 'chains'>,
  { caipNetworkId }: Pick<PayAsset, 'caipNetworkId'>,
): string {
  return shortened(chains.findNetwork(caipNetworkId)?.name ?? names[caipNetworkId] ?? caipNetworkId)
}
