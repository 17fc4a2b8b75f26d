import { entryPoints } from '../assets/namedContracts'
import type { ReviewScope } from '../ReviewScope'
import { elementType } from './readStructs'
import type { ReadTypedData } from './readTypedData'
import type { TypedStructs } from './TypedValue'

/**
 * Refuses typed data that could act as the user's own account or that is for another chain.
 *
 * @param claimedDomain - The domain as the app sent it. Its chain must be right even if it isn't signed.
 */
export function refuseTypedData(
  { domain, primaryType, structs }: ReadTypedData,
  claimedDomain: unknown,
  { account, chainId, warnings }: ReviewScope,
): void {
  const own = account.toLowerCase()
  const claimed: Readonly<Record<string, unknown>> =
    typeof claimedDomain === 'object' ? { ...claimedDomain, ...domain } : { ...domain }
  const verifier =
    typeof claimed['verifyingContract'] === 'string' ? claimed['verifyingContract'].toLowerCase() : undefined
  if (verifier === own) warnings.add('block', 'ownAccountData')
  if (claimed['chainId'] !== undefined && claimed['chainId'] !== null && !isChain(claimed['chainId'], chainId)) {
    warnings.add('block', 'chainMismatch', { chain: String(claimed['chainId']).slice(0, 80) })
  }
  const isOperation = verifier !== undefined && entryPoints.includes(verifier)
  if (isOperation || reachable(primaryType, structs).has('Delegation')) warnings.add('block', 'delegation')
}

function isChain(value: unknown, chainId: string): boolean {
  const isNumeric = typeof value === 'bigint' || typeof value === 'number' || typeof value === 'string'
  if (!isNumeric) return false
  try {
    return `eip155:${BigInt(value)}` === chainId
  } catch {
    return false
  }
}

/** Returns the struct types that a message contains. */
function reachable(type: string, structs: TypedStructs, found: Set<string> = new Set()): Set<string> {
  if (found.has(type)) return found
  found.add(type)
  for (const field of structs.get(type) ?? []) {
    const inner = elementType(field.type)
    if (structs.has(inner)) reachable(inner, structs, found)
  }
  return found
}
