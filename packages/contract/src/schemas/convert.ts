import { z } from 'zod'
import type {
  ConvertAllowance,
  ConvertApproval,
  ConvertExecution,
  ConvertFee,
  ConvertGasPrice,
  ConvertQuote,
  ConvertQuotes,
  ConvertRequest,
  ConvertSkipped,
  ConvertStep,
  ConvertSubmission,
  ConvertToken,
  ConvertTokens,
  ConvertTransaction,
} from '../convert'
import { linkText, shortText } from './boundedText'
import { listOf } from './listOf'

/** An amount of up to 78 digits, the length of the largest 256-bit number. */
const units = z.string().regex(/^\d{1,78}$/)
/** Calldata of up to 64 KiB. */
const callData = z
  .string()
  .max(2 + 2 * 65_536)
  .regex(/^0x(?:[0-9a-fA-F]{2})*$/)
/** A Solana transaction in base64. At most 1,232 bytes, with room for larger formats. */
const solanaTransaction = z.string().max(8192)
const bps = z.number().int().min(0).max(10_000)

/** Schema of {@link ConvertToken}. */
export const convertTokenSchema: z.ZodType<ConvertToken> = z.object({
  name: shortText,
  symbol: shortText,
  address: shortText,
  decimals: z.int().min(0).max(255),
  logoUri: linkText.nullable(),
  eip2612: z.boolean().nullable(),
})

/** Schema of {@link ConvertTokens}. */
export const convertTokensSchema: z.ZodType<ConvertTokens> = z.object({
  tokens: listOf(convertTokenSchema, { max: 20_000 }),
})

const feeSchema: z.ZodType<ConvertFee> = z.object({
  kind: z.enum(['operator', 'provider']),
  asset: shortText,
  amount: units,
})

/** Schema of {@link ConvertQuote}. */
export const convertQuoteSchema: z.ZodType<ConvertQuote> = z.object({
  id: shortText.nullable(),
  fromAmount: units,
  fromAccount: shortText,
  toAmount: units,
  toAccount: shortText,
  provider: z.object({ id: shortText, name: shortText }).optional(),
  impactBps: bps.optional(),
  fees: z.array(feeSchema).max(10).optional(),
  route: z.array(shortText).max(20).optional(),
  gas: units.optional(),
  networkFee: units.optional(),
  spender: shortText.optional(),
  expiresAt: z.number().int().positive().optional(),
  isPublic: z.boolean().optional(),
})

const skippedSchema: z.ZodType<ConvertSkipped> = z.object({
  provider: shortText,
  reason: z.enum(['no-route', 'insufficient-liquidity', 'amount-too-low', 'unavailable', 'outlier']),
})

/** Schema of {@link ConvertQuotes}. */
export const convertQuotesSchema: z.ZodType<ConvertQuotes> = z.object({
  quotes: z.array(convertQuoteSchema).max(20),
  skipped: z.array(skippedSchema).max(20).optional(),
})

/** Schema of {@link ConvertAllowance}. */
export const convertAllowanceSchema: z.ZodType<ConvertAllowance> = z.object({ allowance: units })

/** Schema of {@link ConvertGasPrice}. */
export const convertGasPriceSchema: z.ZodType<ConvertGasPrice> = z.object({
  standard: units,
  fast: units,
  instant: units,
})

/** Schema of {@link ConvertApproval}. */
export const convertApprovalSchema: z.ZodType<ConvertApproval> = z.object({
  tx: z.object({
    from: shortText,
    to: shortText,
    data: callData,
    value: units,
    eip155: z.object({ gasPrice: units }).nullable(),
  }),
})

/** Schema of {@link ConvertRequest}. */
export const convertRequestSchema: z.ZodType<ConvertRequest> = z.object({
  projectId: z.string().max(100).optional(),
  amount: units,
  from: shortText,
  to: shortText,
  userAddress: shortText,
  eip155: z.object({ slippage: z.int().min(0).max(100), permit: callData.optional() }).optional(),
  slippageBps: bps.optional(),
  minAmount: units.optional(),
  quoteId: shortText.optional(),
  disableEstimate: z.boolean().optional(),
})

const stepSchema: z.ZodType<ConvertStep> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('approve'), token: shortText, spender: shortText, amount: units }),
  z.object({ kind: z.literal('transaction'), to: shortText, data: callData, value: units, gas: units.optional() }),
  z.object({
    kind: z.literal('signedTransaction'),
    transaction: solanaTransaction,
    submittedBy: z.enum(['client', 'server']),
    requestId: shortText.optional(),
  }),
])

/** Schema of {@link ConvertTransaction}. */
export const convertTransactionSchema: z.ZodType<ConvertTransaction> = z.object({
  tx: z
    .object({
      from: shortText,
      to: shortText,
      data: callData,
      amount: units,
      eip155: z.object({ gas: units, gasPrice: units }).nullable(),
      value: units.optional(),
    })
    .optional(),
  quote: convertQuoteSchema.optional(),
  minAmount: units.optional(),
  steps: z.array(stepSchema).max(5).optional(),
})

/** Schema of {@link ConvertSubmission}. */
export const convertSubmissionSchema: z.ZodType<ConvertSubmission> = z.object({
  projectId: z.string().max(100).optional(),
  chainId: z.string().max(100),
  requestId: shortText,
  transaction: solanaTransaction,
})

/** Schema of {@link ConvertExecution}. */
export const convertExecutionSchema: z.ZodType<ConvertExecution> = z.object({ hash: shortText })
