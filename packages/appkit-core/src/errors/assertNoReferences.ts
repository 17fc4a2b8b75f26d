import { AppKitError } from '@openappkit/contract'
import type { Transfer } from '../adapter/Transfer'

/**
 * Checks that a transfer has no payment references, for chains whose transfers can't list them. Call it before the
 * wallet prompts.
 *
 * @throws {AppKitError} `adapter/unsupported` if the transfer has references.
 *
 * @example
 * ```ts
 * import { assertNoReferences } from '@openappkit/appkit-core/transactions'
 *
 * assertNoReferences({ references: [] })
 * ```
 */
export function assertNoReferences({ references }: Pick<Transfer, 'references'>): void {
  if (references?.length)
    throw new AppKitError('adapter/unsupported', 'This chain has no references. Send without them.')
}
