import { AppKitError } from '@openappkit/appkit-core/adapter'

/** The wallet can't do what it was asked for. */
export function unsupported(wallet: string, what: string): AppKitError {
  return new AppKitError('wallet/unsupported', `${wallet} does not support ${what}. Use another wallet for it.`)
}
