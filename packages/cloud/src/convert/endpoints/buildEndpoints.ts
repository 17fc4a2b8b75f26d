import {
  convertExecutionSchema,
  convertRequestSchema,
  convertSubmissionSchema,
  convertTransactionSchema,
} from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import type { BuildRequest } from '../steps/SwapBuilder'
import { parameterError } from '../swapAddress'
import { withFailures } from '../withFailures'
import { type ConvertApi, requireChain, requireProject } from './ConvertApi'
import { readAmount, readSwap } from './readSwap'

const TAG = 'Swaps'
/** A build prices the swap again, reads the account and estimates gas. */
const BUILD_COST = 8
const RATE = { burst: 300, perSecond: 20 }
const BODY_LIMIT = 160 * 1024
const querySchema = z.object({ projectId: z.string().max(100).optional() })

/**
 * Returns `POST /v1/convert/build-transaction` and `POST /v1/convert/execute`. The handlers check the project id,
 * because clients may send it only in the body.
 */
export function buildEndpoints({ providers, builder, submitter, gate }: ConvertApi): readonly Endpoint[] {
  return [
    endpoint({
      method: 'POST',
      path: '/v1/convert/build-transaction',
      summary: 'Transactions of a swap: the approvals that are missing, and the swap itself',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      cost: () => BUILD_COST,
      query: querySchema,
      bodyLimit: BODY_LIMIT,
      body: convertRequestSchema,
      answer: convertTransactionSchema,
      async handle({ query, body, headers, signal }) {
        await requireProject(gate, query.projectId ?? body.projectId, headers)
        const { quoteId, minAmount, disableEstimate = false, userAddress } = body
        const input = readSwap({ ...body, slippageBps: slippageOf(body) })
        const chainId = requireChain(providers, input.chainId)
        if (!input.user) throw parameterError('userAddress is empty.')
        const request: BuildRequest = {
          ...input,
          user: input.user,
          quoteId,
          minAmount: minAmount === undefined ? undefined : readAmount(minAmount, 'minAmount'),
          disableEstimate,
        }
        const built = await withFailures(chainId, () => builder.build(request, signal))
        return built.tx ? { ...built, tx: { ...built.tx, from: userAddress } } : built
      },
    }),
    endpoint({
      method: 'POST',
      path: '/v1/convert/execute',
      summary: 'Submits a signed transaction of a provider that sends it itself',
      tag: TAG,
      isPublic: true,
      rate: RATE,
      cost: () => BUILD_COST,
      query: querySchema,
      bodyLimit: BODY_LIMIT,
      body: convertSubmissionSchema,
      answer: convertExecutionSchema,
      async handle({ query, body, headers, signal }) {
        await requireProject(gate, query.projectId ?? body.projectId, headers)
        const chainId = requireChain(providers, body.chainId)
        return withFailures(chainId, async () => ({ hash: await submitter.submit({ ...body, chainId }, signal) }))
      },
    }),
  ]
}

function slippageOf({
  from,
  eip155,
  slippageBps,
}: {
  readonly from: string
  readonly eip155?: { readonly slippage: number } | undefined
  readonly slippageBps?: number | undefined
}): number | undefined {
  const bps = slippageBps ?? (eip155 && eip155.slippage * 100)
  if (bps === undefined && from.startsWith('eip155:')) throw parameterError('eip155 or slippageBps is missing.')
  return bps
}
