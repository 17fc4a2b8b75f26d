import type { EmbeddedAccount } from '@openappkit/contract/embedded'

/** Returns whether only this device and the operator can open the wallet, so that losing the device may lose it. */
export function isUnprotected(account: EmbeddedAccount | undefined): boolean {
  return (
    account !== undefined && account.custody === 'provisional' && account.paths.every(({ kind }) => kind === 'device')
  )
}
