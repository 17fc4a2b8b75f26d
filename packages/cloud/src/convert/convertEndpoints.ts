import type { Endpoint } from '../http/Endpoint'
import { approvalEndpoints } from './endpoints/approvalEndpoints'
import { buildEndpoints } from './endpoints/buildEndpoints'
import type { ConvertApi } from './endpoints/ConvertApi'
import { quoteEndpoints } from './endpoints/quoteEndpoints'

/** Returns the endpoints of swaps. */
export function convertEndpoints(api: ConvertApi): readonly Endpoint[] {
  return [...quoteEndpoints(api), ...approvalEndpoints(api), ...buildEndpoints(api)]
}
