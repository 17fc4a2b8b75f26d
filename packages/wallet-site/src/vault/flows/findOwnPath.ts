import type { EmbeddedAccount, UnlockPath } from '@openappkit/contract/embedded'

/** Returns the path that this device opens the wallet with, if it has one. */
export function findOwnPath(account: EmbeddedAccount): UnlockPath | undefined {
  return account.paths.find(({ kind, isThisDevice }) => kind === 'device' && isThisDevice)
}
