import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError, type WalletFailure } from '@openappkit/appkit-core/adapter'
import type { WalletReading } from '../wallets/BitcoinWallet'
import type { LiveConnection } from './LiveConnection'
import { wrapWalletError } from './walletFailure'

const failure: WalletFailure = {
  code: 'network/switch-failed',
  message: "The wallet couldn't switch networks. Try again, or switch inside the wallet.",
}

/**
 * Switches the wallet to another network. Resolves with the accounts it shares there.
 *
 * @throws {AppKitError} `network/switch-unsupported` when the wallet doesn't let apps switch its network.
 * @throws {AppKitError} `network/switch-failed` when the wallet can't switch or shares no account there.
 */
export async function switchNetwork({ wallet }: LiveConnection, caipNetworkId: CaipNetworkId): Promise<WalletReading> {
  if (!wallet.switchNetwork)
    throw new AppKitError(
      'network/switch-unsupported',
      `${wallet.name} doesn't let apps switch its network. Switch inside the wallet.`,
    )
  const reading = await wrapWalletError(
    failure,
    async () =>
      (await wallet.switchNetwork?.(caipNetworkId)) ?? (await wallet.read({ address: undefined, caipNetworkId })),
  )
  if (reading) return reading
  throw new AppKitError(failure.code, 'The wallet shares no account on this network. Connect it again.')
}
