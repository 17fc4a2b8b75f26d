import { AppKitError } from '@openappkit/contract'

/** Nodes have one code for all that they refuse, so that this one reason is in their words alone. */
const words =
  /nonce[\s_]*(?:is |was )?too[\s_]*(?:low|high)|old_?nonce|nonce[\s_]*(?:below|expired|(?:has )?already)|same nonce|replacement[\s_]*(?:transaction|fee|underpriced)|replace existing tx/iu

/** Where wallets and libraries keep what a node said. */
const places = ['cause', 'data', 'originalError', 'error', 'details', 'message', 'reason', 'code'] as const

/** Whether a node refused a transaction because another one of the account has its number, whoever reported it. Looks at most eight deep. */
export function isNonceConflict(error: unknown, depth = 0): boolean {
  if (typeof error === 'string') return words.test(error)
  if (typeof error !== 'object' || error === null || depth > 8) return false
  return places.some(place => isNonceConflict((error as Readonly<Record<string, unknown>>)[place], depth + 1))
}

/** Another transaction of the account came first, or waits in its place. */
export function nonceConflict(cause: unknown): AppKitError {
  return new AppKitError(
    'transaction/nonce-conflict',
    'Another transaction of this account came first. Nothing was sent; wait until that one is done, then try again.',
    { cause },
  )
}
