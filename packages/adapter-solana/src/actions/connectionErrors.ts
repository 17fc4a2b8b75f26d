import { AppKitError } from '@openappkit/appkit-core/adapter'

export function notConnected(): AppKitError {
  return new AppKitError('wallet/not-connected', 'No wallet is connected. Connect one first.')
}

export function notShared(): AppKitError {
  return new AppKitError(
    'wallet/account-not-shared',
    'The wallet does not share this account. Select it in the wallet.',
  )
}
