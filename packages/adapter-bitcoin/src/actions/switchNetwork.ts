import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { WalletReading } from '../wallets/BitcoinWallet'
import type { LiveConnection } from './LiveConnection'
import { orFailure } from './walletFailure'

const failure = {
  code: 'network/switch-failed',
  message: 'The wallet could not switch network. Try again, or switch inside the wallet.',
}

/** Asks the wallet to go to another network. Resolves with what it shares there. */
export async function switchNetwork({ wallet }: LiveConnection, caipNetworkId: CaipNetworkId): Promise<WalletReading> {
  if (!wallet.switchNetwork)
    throw new AppKitError(
      'network/switch-unsupported',
      `${wallet.name} does not support network switching. Switch inside the wallet.`,
    )
  const reading = await orFailure(
    failure,
    async () =>
      (await wallet.switchNetwork?.(caipNetworkId)) ?? (await wallet.read({ address: undefined, caipNetworkId })),
  )
  if (reading) return reading
  throw new AppKitError(failure.code, 'The wallet shares no account on this network. Connect it again.')
}
