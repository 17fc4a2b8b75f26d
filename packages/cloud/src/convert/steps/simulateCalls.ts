import { type Hex, isHex } from 'viem'
import { z } from 'zod'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainRpc } from '../../chains/ChainRpc'
import { quantitySchema, toQuantity } from '../../chains/quantity'
import { revertReason } from '../revertReason'

/** A call of a simulation. */
export interface SimulatedCall {
  readonly to: string
  readonly data: Hex
  readonly value: bigint
}

/** Result of a simulated call. */
export interface SimulatedResult {
  readonly gasUsed: bigint
  /** Reason of a revert. Undefined if the call succeeded. */
  readonly revert: string | undefined
}

const resultSchema = z
  .array(
    z.looseObject({
      calls: z
        .array(
          z.looseObject({
            status: quantitySchema,
            gasUsed: quantitySchema,
            returnData: z.string().max(100_000).optional(),
            error: z
              .looseObject({ message: z.string().max(10_000).optional(), data: z.unknown().optional() })
              .nullish(),
          }),
        )
        .max(10),
    }),
  )
  .max(2)

/**
 * Simulates calls of an account one after the other, such as an approval and the swap that needs it. Undefined if the
 * node doesn't offer `eth_simulateV1`.
 *
 * @throws ChainUnavailable if the chain can't be read.
 */
export async function simulateCalls(
  rpc: Pick<ChainRpc, 'request'>,
  chainId: string,
  from: string,
  calls: readonly SimulatedCall[],
  signal: AbortSignal,
): Promise<readonly SimulatedResult[] | undefined> {
  const wanted = calls.map(({ to, data, value }) => ({ from, to, data, value: toQuantity(value) }))
  const params = [{ blockStateCalls: [{ calls: wanted }], validation: false }, 'latest']
  try {
    const [block] = resultSchema.parse(await rpc.request(chainId, 'eth_simulateV1', params, signal))
    if (block?.calls.length !== calls.length) return undefined
    return block.calls.map(({ status, gasUsed, returnData, error }) => ({
      gasUsed,
      revert: status === 1n ? undefined : reasonOf(returnData, error),
    }))
  } catch (error) {
    if (error instanceof ChainRefused || error instanceof z.ZodError) return undefined
    throw error
  }
}

function reasonOf(
  returnData: string | undefined,
  error: { readonly message?: string | undefined; readonly data?: unknown } | null | undefined,
): string {
  const data = isHex(error?.data) ? error.data : returnData
  return revertReason({ data, message: error?.message ?? '' })
}
