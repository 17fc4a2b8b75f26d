import type { WalletConnectWallet } from '@openappkit/testing/walletconnect'
import type { WalletConfig } from '../config'
import type { ShownAccount } from '../ShownAccount'

/** The members of the wallet that a payment uses. */
export interface PayingWallet {
  readonly wallet: Pick<WalletConnectWallet, 'chainId' | 'pay'>
  readonly config: Pick<WalletConfig, 'evm' | 'solana' | 'bitcoin'>
  /** Returns the selected account on one of the wallet's current networks. */
  accountOn(caipNetworkId: string): ShownAccount
  /** Returns the display name of a network. */
  networkName(caipNetworkId: string): string
}
