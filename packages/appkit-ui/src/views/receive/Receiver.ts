import type { CaipNetwork, NamespaceState, TransferAdapter } from '@openappkit/appkit-core'
import { canBeUsed } from '../wallets/accountLabel'
import { receivingAddress } from './receivingAddress'

/** The account that money is to be sent to. */
export interface Receiver {
  readonly address: string
  /** The current network. Absent if the app doesn't know the wallet's network. */
  readonly network: CaipNetwork | undefined
  /**
   * The content of the QR code: the address as a link of its chain, or the plain address if the chain has no links or
   * the network is unknown.
   */
  readonly uri: string
  /** Networks of the app on which the address is this account's. */
  readonly networks: readonly CaipNetwork[]
  /**
   * True if the account is a contract: on another network, the same address may belong to no one, or to someone else.
   */
  readonly isSmartAccount: boolean
  /** The wallet keeps accounts beside it that are for something else. */
  readonly isForPayments: boolean
}

/**
 * Reads where `chain`'s account receives. Undefined: nowhere.
 *
 * @param transfers - of the chain. Absent where the app has no adapter for it.
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
    // Some chains write the network into the address.
    networks: shared.filter(known => transfers?.isAddress(address, known) ?? true),
    isSmartAccount,
    isForPayments: accounts.some(({ type }) => !canBeUsed(type)),
  }
}
