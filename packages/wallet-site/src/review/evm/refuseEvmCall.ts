import { entryPoints } from '../assets/namedContracts'
import type { ReviewScope } from '../ReviewScope'

/** `handleOps` and `handleAggregatedOps` of EntryPoints, versions 0.6 and later. */
const operationSelectors: readonly string[] = ['0x1fad948c', '0x765e827f', '0x4b1d7cf5', '0xdbed18e0']

/**
 * Refuses calls that could act as the user's own account. Once the account has code (EIP-7702), a call to itself may
 * change its owners or run anything, and so may an operation that an EntryPoint runs.
 */
export function refuseEvmCall(
  { to, data }: { readonly to: string | null; readonly data: string },
  { account, warnings }: ReviewScope,
): void {
  const target = to?.toLowerCase()
  if (target === account.toLowerCase() && data !== '0x') warnings.add('block', 'ownAccountData')
  if (
    target !== undefined &&
    entryPoints.includes(target) &&
    operationSelectors.includes(data.slice(0, 10).toLowerCase())
  ) {
    warnings.add('block', 'delegation')
  }
}
