import type { RequestLine, WalletRequest } from '@openappkit/appkit-core'

/** One checked step and the request that the wallet gets for it. */
export interface PreparedStep {
  readonly kind: 'approve' | 'swap' | 'pay'
  readonly request: WalletRequest
  /** The request, decoded from its bytes. */
  readonly lines: readonly RequestLine[]
  /** For an approval, its spender and amount. */
  readonly approval?: { readonly spender: string; readonly amount: bigint } | undefined
  /** For a transaction that the source submits. */
  readonly requestId?: string | undefined
}
