import type { Review } from '../review/Review'

/**
 * Progress of one approval. `isChanged`: the outcome differs from what the user approved, so they look again. `signedOut`:
 * another device ended this session.
 */
export type ApprovalState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'reviewing'; readonly review: Review; readonly isChanged: boolean }
  | { readonly status: 'unlocking'; readonly review: Review }
  | { readonly status: 'protecting'; readonly review: Review }
  | { readonly status: 'checking'; readonly review: Review }
  | { readonly status: 'window'; readonly review: Review; readonly problem?: 'blocked' | 'closed' | undefined }
  | { readonly status: 'signedOut' }
  | { readonly status: 'over' }
