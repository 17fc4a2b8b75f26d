import { ZodError } from 'zod'
import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'

/** Whether it is the chain that gave no balances: no answer, a refusal, one that can't be true, or none in time. Everything else is a defect of ours. */
export function isChainTrouble(error: unknown): boolean {
  if (error instanceof ChainUnavailable || error instanceof ChainRefused || error instanceof ZodError) return true
  return error instanceof DOMException && error.name === 'TimeoutError'
}
