import { z } from 'zod'

const hex = (length: number): z.ZodType<string> =>
  z
    .string()
    .regex(new RegExp(`^0x[0-9a-fA-F]{${length}}$`))
    .transform(text => text.toLowerCase())
const digits = z
  .string()
  .regex(/^\d{1,78}$/)
  .transform(BigInt)
const party = z.object({ hash: hex(40) })
const date = z.iso.datetime({ offset: true }).transform(text => new Date(text))

/** Parameters of the next page, sent back unchanged. */
const nextSchema = z.record(z.string().max(50), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))

/** A page of a list. */
export interface BlockscoutPage<Item> {
  readonly items: readonly Item[]
  readonly next_page_params: Readonly<Record<string, string | number | boolean | null>> | null
}

/** A transaction that an address sent or received. */
export interface BlockscoutTransaction {
  readonly hash: string
  /** Null while pending. */
  readonly block_number: number | null
  readonly timestamp: Date | null
  readonly from: { readonly hash: string }
  readonly to: { readonly hash: string } | null
  readonly created_contract?: { readonly hash: string } | null | undefined
  readonly value: bigint
  readonly nonce: number
  /** `ok` or `error`. Null while pending. */
  readonly status: string | null
  readonly raw_input: string
}

export const transactionsPageSchema: z.ZodType<BlockscoutPage<BlockscoutTransaction>> = z.object({
  items: z.array(
    z.object({
      hash: hex(64),
      block_number: z.int().nonnegative().nullable(),
      timestamp: date.nullable(),
      from: party,
      to: party.nullable(),
      created_contract: party.nullish(),
      value: digits,
      nonce: z.int().nonnegative(),
      status: z.string().nullable(),
      raw_input: z.string(),
    }),
  ),
  next_page_params: nextSchema.nullable(),
})

/** A token transfer that an address sent or received. */
export interface BlockscoutTransfer {
  readonly transaction_hash: string
  readonly block_number: number
  readonly log_index: number
  readonly timestamp: Date
  readonly from: { readonly hash: string }
  readonly to: { readonly hash: string }
  readonly token: { readonly address_hash: string; readonly decimals?: bigint | null | undefined }
  readonly total: {
    readonly value?: bigint | null | undefined
    readonly decimals?: bigint | null | undefined
    readonly token_id?: bigint | null | undefined
  } | null
}

export const transfersPageSchema: z.ZodType<BlockscoutPage<BlockscoutTransfer>> = z.object({
  items: z.array(
    z.object({
      transaction_hash: hex(64),
      block_number: z.int().nonnegative(),
      log_index: z.int().nonnegative(),
      timestamp: date,
      from: party,
      to: party,
      // Older Blockscout versions call `address_hash` `address`.
      token: z
        .object({ address_hash: hex(40).optional(), address: hex(40).optional(), decimals: digits.nullish() })
        .transform(({ address, address_hash = address ?? '', decimals }) => ({ address_hash, decimals })),
      total: z.object({ value: digits.nullish(), decimals: digits.nullish(), token_id: digits.nullish() }).nullable(),
    }),
  ),
  next_page_params: nextSchema.nullable(),
})
