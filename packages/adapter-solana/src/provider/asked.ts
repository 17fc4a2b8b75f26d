import { walletError } from '../actions/walletError'

/** What a wallet answered to a request. @throws AppKitError, also for what the wallet failed with. */
export async function asked<answer>(answer: Promise<answer>): Promise<answer> {
  try {
    return await answer
  } catch (cause) {
    throw walletError(cause, { code: 'wallet/request-failed', message: 'The wallet could not do it. Try again.' })
  }
}
