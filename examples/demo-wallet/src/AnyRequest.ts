import type { ApprovalRequest, BitcoinApprovalRequest, SolanaApprovalRequest } from '@openappkit/testing'

/** What the owner can be asked, on any chain. */
export type AnyRequest = ApprovalRequest | BitcoinApprovalRequest | SolanaApprovalRequest
