import { WalletFailure } from '../../WalletFailure'

/**
 * Settles like the work, or rejects when the time is over.
 *
 * @throws WalletFailure `embedded/unreachable`
 */
export function withTimeLimit<value>(work: Promise<value>, milliseconds: number): Promise<value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new WalletFailure('embedded/unreachable', "The wallet didn't answer in time. Try again.")),
      milliseconds,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
