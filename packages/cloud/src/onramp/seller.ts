import type { OnrampSeller } from '@openappkit/contract'
import type { OnrampProvider } from './OnrampProvider'

/** Returns a provider as clients see it. */
export function sellerOf({ id, isSandbox, name }: Pick<OnrampProvider, 'id' | 'isSandbox' | 'name'>): OnrampSeller {
  return { id, name, ...(isSandbox && { isSandbox }) }
}
