import type { ChainAdapter } from '@openappkit/appkit-core'

/** What the adapter has as well once this was loaded. */
export type LaterMethods = Required<
  Pick<
    ChainAdapter,
    | 'addressUri'
    | 'coinTypes'
    | 'describeTransfer'
    | 'followTransaction'
    | 'isFeeUnusual'
    | 'paidFee'
    | 'simulateTransfer'
  >
>
