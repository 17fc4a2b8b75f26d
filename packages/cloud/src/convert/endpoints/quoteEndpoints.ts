import { chainIdSchema, convertQuotesSchema, convertTokensSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { writeQuote } from '../quotes/writeQuote'
import { readToken, sharedChain } from '../swapAddress'
import { withFailures } from '../withFailures'
import { type ConvertApi, requireChain } from './ConvertApi'
import { readSwap } from './readSwap'
import { amountText, bpsText, caipText } from './requestSchemas'

const TAG = 'Swaps'
/** A quote asks every provider, whose own limits are often a few requests per second. */
const RATE = { burst: 300, perSecond: 20 }

/** Returns `GET /v1/convert/tokens` and `GET /v1/convert/quotes`. */
export function quoteEndpoints({ providers, quotes, tokens }: ConvertApi): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/v1/convert/tokens',
      summary: 'Tokens that can be swapped: the native coin and the tokens that the operator lists',
      tag: TAG,
      cost: () => 2,
      query: z.object({
        chainId: chainIdSchema,
        address: caipText.optional().describe('CAIP-10. Returns only this token, even if the list lacks it'),
      }),
      answer: convertTokensSchema,
      async handle({ query, signal }) {
        const chainId = requireChain(providers, query.chainId)
        const token = query.address ? readToken(query.address, 'address') : undefined
        if (token) sharedChain({ chainId, address: '' }, token)
        return withFailures(chainId, async () => ({ tokens: await tokens.list(chainId, token?.address, signal) }))
      },
    }),
    endpoint({
      method: 'GET',
      path: '/v1/convert/quotes',
      summary: 'Quotes of a swap, highest net value first',
      tag: TAG,
      rate: RATE,
      query: z.object({
        amount: amountText.describe('Base units of from'),
        from: caipText,
        to: caipText,
        userAddress: caipText.optional(),
        gasPrice: amountText.optional().describe('Wei per gas unit'),
        slippageBps: bpsText.optional().describe('Hundredths of a percent. Default 100'),
      }),
      answer: convertQuotesSchema,
      async handle({ query, pay, signal }) {
        const input = { ...readSwap(query), gasPrice: query.gasPrice ? BigInt(query.gasPrice) : undefined }
        const chainId = requireChain(providers, input.chainId)
        await pay(1 + providers.on(chainId).length)
        const { ranked, skipped, gasPrice } = await withFailures(chainId, () => quotes.rank(input, signal))
        return { quotes: ranked.map(({ provider, offer }) => writeQuote(provider, offer, input, gasPrice)), skipped }
      },
    }),
  ]
}
