import type { ApprovalRequest, BitcoinApprovalRequest, SolanaApprovalRequest } from '@openappkit/testing'

/** A request for approval on any chain. */
export type AnyRequest = ApprovalRequest | BitcoinApprovalRequest | SolanaApprovalRequest
