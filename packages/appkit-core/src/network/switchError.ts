import { AppKitError } from '@openappkit/contract'
import { isUserRejection, UserRejectedError } from '../errors/walletErrors'

/** Whatever went wrong while switching network, as the kit reports it. */
export function toSwitchError(cause: unknown): AppKitError {
  if (cause instanceof AppKitError) return cause
  if (isUserRejection(cause)) return new UserRejectedError({ cause })
  return new AppKitError(
    'network/switch-failed',
    'The wallet could not switch network. Try again, or switch inside the wallet.',
    { cause },
  )
}
