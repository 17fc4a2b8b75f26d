import type { z } from 'zod'
import type { ProjectDirectory } from '../../projects/ProjectDirectory'
import type { ExchangeDeposits } from './ExchangeDeposits'
import { getBuyStatusSchema, getExchangesSchema, getPayUrlSchema } from './exchangeSchemas'
import { type WalletCall, type WalletMethod, WalletMethodFailure } from './WalletMethod'

const INVALID_PROJECT = -1
/** Tokens of the rate limit for a new deposit, which is a row. */
const DEPOSIT_COST = 9

/** Returns the methods for deposits from exchanges, by name. */
export function exchangeMethods(
  deposits: ExchangeDeposits,
  gate: Pick<ProjectDirectory, 'check'>,
): ReadonlyMap<string, WalletMethod> {
  const read = async <Params extends { readonly projectId?: string | undefined }>(
    schema: z.ZodType<Params>,
    { headers, params, projectId }: WalletCall,
  ): Promise<Params> => {
    const parsed = schema.parse(params)
    const refusal = await gate.check(projectId ?? parsed.projectId, headers.get('origin') ?? undefined)
    if (refusal !== undefined) throw new WalletMethodFailure(INVALID_PROJECT, refusal)
    return parsed
  }
  return new Map<string, WalletMethod>([
    ['reown_getExchanges', async call => deposits.list(await read(getExchangesSchema, call), call.signal)],
    [
      'reown_getExchangePayUrl',
      async call => {
        const params = await read(getPayUrlSchema, call)
        await call.pay(DEPOSIT_COST)
        return deposits.payUrl(params, call.signal)
      },
    ],
    ['reown_getExchangeBuyStatus', async call => deposits.status(await read(getBuyStatusSchema, call), call.signal)],
  ])
}
