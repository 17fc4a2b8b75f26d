import { AppKitError } from '@openappkit/contract'

/** Messages about a nonce. Nodes use one code for all rejections, so only the message shows the reason. */
const words =
  /nonce[\s_]*(?:is |was )?too[\s_]*(?:low|high)|old_?nonce|nonce[\s_]*(?:below|expired|(?:has )?already)|same nonce|replacement[\s_]*(?:transaction|fee|underpriced)|replace existing tx/iu

/** Properties in which wallets and libraries keep a node's message. */
const properties = ['cause', 'data', 'originalError', 'error', 'details', 'message', 'reason', 'code'] as const

/**
 * Returns whether a node rejected a transaction because of its nonce, usually because another transaction from the
 * account uses it. Searches messages and codes up to eight levels deep.
 *
 * @example
 * ```ts
 * import { isNonceConflict } from '@openappkit/appkit-core/transactions'
 *
 * isNonceConflict(new Error('nonce too low')) // true
 * ```
 */
export function isNonceConflict(error: unknown, depth = 0): boolean {
  if (typeof error === 'string') return words.test(error)
  if (typeof error !== 'object' || error === null || depth > 8) return false
  return properties.some(property => isNonceConflict((error as Readonly<Record<string, unknown>>)[property], depth + 1))
}

/**
 * Returns the `transaction/nonce-conflict` error for a transaction whose nonce another transaction from the account
 * already uses.
 *
 * @example
 * ```ts
 * import { isNonceConflict, nonceConflict } from '@openappkit/appkit-core/transactions'
 *
 * async function send(broadcast: () => Promise<string>): Promise<string> {
 *   try {
 *     return await broadcast()
 *   } catch (error) {
 *     throw isNonceConflict(error) ? nonceConflict(error) : error
 *   }
 * }
 * ```
 */
export function nonceConflict(cause: unknown): AppKitError {
  return new AppKitError(
    'transaction/nonce-conflict',
    'Another transaction of this account came first, so nothing was sent. Wait for it to confirm, then try again.',
    { cause },
  )
}
