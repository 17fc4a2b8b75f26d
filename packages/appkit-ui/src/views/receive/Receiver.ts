import type { CaipNetwork, NamespaceState, TransferAdapter } from '@openappkit/appkit-core'
import { canBeUsed } from '../wallets/accountLabel'
import { receivingAddress } from './receivingAddress'

/** The account that receives payments. */
export interface Receiver {
  readonly address: string
  /** Current network. Undefined if the app doesn't know the wallet's network. */
  readonly network: CaipNetwork | undefined
  /**
   * Content of the QR code: the address as a link of its chain, or the plain address if the chain has no links or the
   * network is unknown.
   */
  readonly uri: string
  /** The app's networks on which the address belongs to this account. */
  readonly networks: readonly CaipNetwork[]
  /**
   * Whether the account is a contract. On another network, the same address may belong to no one or to a different
   * user.
   */
  readonly isSmartAccount: boolean
  /** Whether the wallet also has accounts for purposes other than payments. */
  readonly isForPayments: boolean
}

/**
 * Returns the account that receives payments on `chain`. Undefined if there is none.
 *
 * @param transfers - The chain's transfer adapter. Undefined if the app has none for it.
 */
export function readReceiver(
  transfers: Pick<TransferAdapter, 'addressUri' | 'isAddress'> | undefined,
  chain: Pick<NamespaceState, 'accounts' | 'address' | 'network' | 'networks'>,
): Receiver | undefined {
  const address = receivingAddress(chain)
  if (address === undefined) return undefined
  const { accounts, network } = chain
  const isSmartAccount = accounts.some(account => account.address === address && account.type === 'smartAccount')
  const shared = isSmartAccount
    ? chain.networks.filter(({ caipNetworkId }) => caipNetworkId === network?.caipNetworkId)
    : chain.networks
  return {
    address,
    network,
    uri: (network && transfers?.addressUri?.({ address, caipNetwork: network })) || address,
    // On some chains, an address is valid only on one network.
    networks: shared.filter(known => transfers?.isAddress(address, known) ?? true),
    isSmartAccount,
    isForPayments: accounts.some(({ type }) => !canBeUsed(type)),
  }
}
