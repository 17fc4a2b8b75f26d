import { walletError } from '../actions/walletError'

/**
 * Resolves with a wallet's answer.
 *
 * @throws {AppKitError} `wallet/request-failed`, or a more specific code, when the wallet fails.
 */
export async function wrapRequestError<answer>(answer: Promise<answer>): Promise<answer> {
  try {
    return await answer
  } catch (cause) {
    throw walletError(cause, {
      code: 'wallet/request-failed',
      message: "The wallet couldn't complete the request. Try again.",
    })
  }
}
