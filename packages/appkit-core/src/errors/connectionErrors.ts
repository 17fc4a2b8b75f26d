import { AppKitError } from '@openappkit/contract'

/** Returns the error for what needs a wallet, or that wallet, to be connected. */
export function notConnected(): AppKitError {
  return new AppKitError('wallet/not-connected', 'The wallet isn’t connected. Connect it first.')
}

/** Returns the error for an account that no connected wallet shares. */
export function notShared(): AppKitError {
  return new AppKitError(
    'wallet/account-not-shared',
    'The wallet does not share this account. Select it in the wallet.',
  )
}
