import type { SendTransactionParameters } from '@openappkit/appkit-core'
import {
  AppKitError,
  isNonceConflict,
  isUserRejection,
  nonceConflict,
  toWalletError,
} from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { activeConnection, signerOf } from '../actions/getProvider'
import { hexOfNumber } from '../actions/hex'

/**
 * Hands a transaction to the wallet, which chooses type, fees and nonce, and returns its hash at once. Whether it is mined is another question.
 *
 * @throws AppKitError `network/mismatch` when the wallet is on another chain, `transaction/local-account`, `transaction/nonce-conflict`,
 * `transaction/failed`
 */
export async function sendTransaction(
  config: Config,
  { to, value, data, caipNetwork }: SendTransactionParameters,
): Promise<{ readonly hash: string }> {
  const connection = activeConnection(config)
  try {
    // The wallet's own word, not wagmi's memory of it: a transfer on the wrong chain can't be taken back.
    if ((await connection.connector.getChainId()) !== Number(caipNetwork.id)) {
      throw new AppKitError(
        'network/mismatch',
        `The wallet is on another network. Switch it to ${caipNetwork.name} and try again.`,
      )
    }
    const provider = await signerOf(connection)
    const transaction = {
      from: connection.accounts[0],
      to,
      value: hexOfNumber(value),
      ...(data === undefined ? {} : { data }),
    }
    const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    return { hash: hash as string }
  } catch (cause) {
    if (!isUserRejection(cause) && isNonceConflict(cause)) throw nonceConflict(cause)
    throw toWalletError(cause, {
      code: 'transaction/failed',
      message: 'The transaction could not be sent. Check the amount and the fee, then try again.',
    })
  }
}
