import { walletError } from '../actions/walletError'

/** Waits for a wallet's answer and rejects with the wallet's refusal, or with `transaction/failed`. */
export async function wrapSigningError<answer>(answer: Promise<answer>): Promise<answer> {
  try {
    return await answer
  } catch (cause) {
    throw walletError(cause, {
      code: 'transaction/failed',
      message: "The wallet couldn't sign the transaction. Try again.",
    })
  }
}
