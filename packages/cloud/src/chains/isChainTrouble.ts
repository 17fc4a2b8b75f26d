import { ZodError } from 'zod'
import { ChainRefused } from './ChainRefused'
import { ChainUnavailable } from './ChainUnavailable'

/**
 * Returns whether the chain caused the error: it didn't respond, rejected the call, returned invalid data or timed out.
 * Every other error is a defect of the server.
 */
export function isChainTrouble(error: unknown): boolean {
  if (error instanceof ChainUnavailable || error instanceof ChainRefused || error instanceof ZodError) return true
  return error instanceof DOMException && error.name === 'TimeoutError'
}
