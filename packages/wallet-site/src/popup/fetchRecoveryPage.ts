import { WalletFailure } from '../WalletFailure'

/** Longest time that the server may take, in milliseconds. */
const answerMs = 10_000

/**
 * Fetches the page of a recovery file, without a wallet, from the wallet's own origin.
 *
 * @throws WalletFailure `embedded/unreachable` if the server doesn't answer.
 */
export async function fetchRecoveryPage(): Promise<string> {
  const signal = AbortSignal.timeout(answerMs)
  const response = await fetch('/recovery.html', { credentials: 'omit', redirect: 'error', signal }).catch(unreachable)
  if (!response.ok) return unreachable()
  return await response.text().catch(unreachable)
}

function unreachable(cause?: unknown): never {
  throw new WalletFailure('embedded/unreachable', "The wallet's server didn't send the recovery file. Try again.", {
    cause,
  })
}
