import { z } from 'zod'

const id = z.string().min(1).max(50)
const asset = z.string().min(1).max(200)
/** A decimal number, or an integer in hex. */
const amount = z.string().regex(/^(?:\d{1,30}(?:\.\d{1,36})?|0x[0-9a-fA-F]{1,30})$/, "isn't a number")
const projectId = z.string().max(100).optional()

/** Params of `reown_getExchanges`. */
export const getExchangesSchema: z.ZodType<GetExchanges> = z
  .object({
    page: z.int().min(0).max(1000),
    includeOnly: z.array(id).max(50).optional(),
    exclude: z.array(id).max(50).optional(),
    asset: asset.optional(),
    amount: amount.optional(),
    projectId,
  })
  .refine(({ exclude, includeOnly }) => !exclude || !includeOnly, 'includeOnly and exclude are mutually exclusive')

export interface GetExchanges {
  readonly page: number
  readonly includeOnly?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly asset?: string | undefined
  readonly projectId?: string | undefined
}

/** Params of `reown_getExchangePayUrl`. */
export const getPayUrlSchema: z.ZodType<GetPayUrl> = z.object({
  exchangeId: id,
  asset,
  amount,
  recipient: z.string().min(1).max(200),
  projectId,
})

export interface GetPayUrl {
  readonly exchangeId: string
  /** CAIP-19 id. */
  readonly asset: string
  /** Whole units of the asset. */
  readonly amount: string
  /** CAIP-10 id. */
  readonly recipient: string
  readonly projectId?: string | undefined
}

/** Params of `reown_getExchangeBuyStatus`. */
export const getBuyStatusSchema: z.ZodType<GetBuyStatus> = z.object({ exchangeId: id, sessionId: id, projectId })

export interface GetBuyStatus {
  readonly exchangeId: string
  readonly sessionId: string
  readonly projectId?: string | undefined
}

/** Result of `reown_getExchanges`. */
export const exchangesSchema: z.ZodType<ExchangeList> = z.object({
  total: z.int().min(0),
  exchanges: z.array(z.object({ id, name: z.string().max(100), imageUrl: z.string().max(2000).nullable() })).max(50),
})

export interface ExchangeList {
  readonly total: number
  readonly exchanges: readonly { readonly id: string; readonly name: string; readonly imageUrl: string | null }[]
}

/** Result of `reown_getExchangePayUrl`. */
export const payUrlSchema: z.ZodType<ExchangePayUrl> = z.object({ url: z.string().max(2000), sessionId: id })

export interface ExchangePayUrl {
  readonly url: string
  readonly sessionId: string
}

/** Result of `reown_getExchangeBuyStatus`. */
export const statusSchema: z.ZodType<ExchangeStatus> = z.object({
  status: z.enum(['UNKNOWN', 'IN_PROGRESS', 'SUCCESS', 'FAILED']),
  txHash: z.string().max(200).nullable(),
})

export interface ExchangeStatus {
  /** `UNKNOWN` isn't a failure: the user may not have paid yet, or the exchange doesn't answer. */
  readonly status: 'UNKNOWN' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  readonly txHash: string | null
}
