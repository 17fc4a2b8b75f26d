import { ZodError } from 'zod'
import { ChainRefused } from './ChainRefused'
import { ChainUnavailable } from './ChainUnavailable'

/** Whether it is the chain that gave nothing: no answer, a refusal, one that can't be true, or none in time. Everything else is a defect of ours. */
export function isChainTrouble(error: unknown): boolean {
  if (error instanceof ChainUnavailable || error instanceof ChainRefused || error instanceof ZodError) return true
  return error instanceof DOMException && error.name === 'TimeoutError'
}
