import type { NewUnlockPath } from './account'

/** Change of unlock paths as the control key signs it, with hashes in place of the sealed seeds. */
export interface PathStatement {
  readonly userId: string
  readonly epoch: number
  /** `blobHash` is the SHA-256 of `blob`, in base64url. */
  readonly add: readonly (Pick<NewUnlockPath, 'id' | 'kind'> & { readonly blobHash: string })[]
  readonly remove: readonly string[]
  readonly dropsEscrow: boolean
}

/**
 * Returns the text that the control key signs to change the unlock paths of a wallet. The server and the vault build it
 * on their own, so that neither signs what the other wrote.
 *
 * @example
 * ```ts
 * import { pathStatement } from '@openappkit/contract/embedded'
 *
 * pathStatement({ userId: 'wu_1', epoch: 2, add: [], remove: ['AAECAwQFBgcICQoLDA0ODw'], dropsEscrow: false })
 * ```
 */
export function pathStatement({ userId, epoch, add, remove, dropsEscrow }: PathStatement): string {
  return [
    'openappkit/wallet/paths/v1',
    `user ${userId}`,
    `epoch ${epoch}`,
    ...add.map(({ id, kind, blobHash }) => `add ${id} ${kind} ${blobHash}`).sort(),
    ...remove.map(id => `remove ${id}`).sort(),
    `escrow ${dropsEscrow ? 'drop' : 'keep'}`,
  ].join('\n')
}
