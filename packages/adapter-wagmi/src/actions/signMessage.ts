import { toWalletError } from '@openappkit/appkit-core/adapter'
import type { Config } from '@wagmi/core'
import { connectionOf, signerOf } from './getProvider'
import { hexOfText } from './hex'

/**
 * Signs text with `personal_sign`.
 *
 * @throws {AppKitError} `wallet/not-connected` when no connection shares the address.
 * @throws {AppKitError} `wallet/sign-failed` when the wallet can't sign.
 */
export async function signMessage(
  config: Config,
  { message, address }: { readonly message: string; readonly address: string },
): Promise<{ readonly signature: string }> {
  const connection = connectionOf(config, address)
  try {
    const provider = await signerOf(connection)
    const signature = await provider.request({ method: 'personal_sign', params: [hexOfText(message), address] })
    return { signature: signature as string }
  } catch (cause) {
    throw toWalletError(cause, {
      code: 'wallet/sign-failed',
      message: "The wallet couldn't sign the message. Try again.",
    })
  }
}
