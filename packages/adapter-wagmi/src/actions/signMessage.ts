import type { Config } from '@wagmi/core'
import { signMessage as wagmiSignMessage } from '@wagmi/core/actions'
import type { Address } from 'viem'
import { currentConnection } from '../config/liveConnection'
import { connectionOf } from './getProvider'
import { walletError } from './walletError'

/** Signs text with `personal_sign`. */
export async function signMessage(
  config: Config,
  { message, address }: { readonly message: string; readonly address: string },
): Promise<{ readonly signature: string }> {
  const connection = connectionOf(config, address)
  const connector = connection === currentConnection(config) ? {} : { connector: connection.connector }
  try {
    return { signature: await wagmiSignMessage(config, { message, account: address as Address, ...connector }) }
  } catch (cause) {
    throw walletError(cause, {
      code: 'wallet/sign-failed',
      message: 'The wallet could not sign the message. Try again.',
    })
  }
}
