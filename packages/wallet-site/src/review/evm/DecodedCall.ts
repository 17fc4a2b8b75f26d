import type { Hex } from 'viem'
import type { ReviewDetail, ReviewSource } from '../Review'

/** Effect of a call that a standard defines. */
export type CallMeaning =
  | { readonly kind: 'transfer'; readonly from: string | undefined; readonly to: string; readonly amount: bigint }
  | { readonly kind: 'transferNft'; readonly from: string; readonly to: string; readonly items: readonly NftItem[] }
  | { readonly kind: 'approve'; readonly spender: string; readonly amount: bigint; readonly isIncrease: boolean }
  | { readonly kind: 'approveAll'; readonly operator: string; readonly isApproved: boolean }
  | {
      readonly kind: 'approvePermit2'
      readonly token: string
      readonly spender: string
      readonly amount: bigint
      readonly until: bigint
    }
  | { readonly kind: 'wrap' }
  | { readonly kind: 'unwrap'; readonly amount: bigint }

/** NFT, or units of one, in a transfer. */
export interface NftItem {
  readonly standard: 'erc721' | 'erc1155'
  readonly tokenId: bigint
  readonly amount: bigint
}

/** Call of a contract. */
export interface EvmCall {
  readonly to: string
  readonly data: Hex
  /** Wei. */
  readonly value: bigint
}

/** A decoded call. */
export interface DecodedCall {
  readonly call: EvmCall
  /** Name of the function. */
  readonly name: string
  readonly source: Extract<ReviewSource, 'standard' | 'selector'>
  readonly meaning: CallMeaning | undefined
  readonly details: readonly ReviewDetail[]
  /** Calls that it runs, as far as they could be decoded. */
  readonly inner: readonly DecodedCall[]
}
