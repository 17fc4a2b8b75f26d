/**
 * Resolves with the directory id of a well-known wallet, such as `metamask`. Undefined for other names.
 *
 * @example
 * ```ts
 * import { findWalletId } from '@openappkit/appkit-core/modal'
 *
 * await findWalletId('MetaMask') // 'c57ca95b…'
 * ```
 */
export async function findWalletId(name: string): Promise<string | undefined> {
  const { directoryIdOf } = await import('./directoryIdOf')
  return directoryIdOf({ name, type: 'INJECTED' })
}
