import type { FrameFailure } from '@openappkit/contract/embedded'
import { RpcFailure } from '../rpc/RpcFailure'
import { WalletFailure } from '../WalletFailure'

/** Returns what the app learns about a failure. Unexpected errors keep their text, which may hold secrets. */
export function frameFailure(error: unknown): FrameFailure {
  if (!(error instanceof WalletFailure))
    return { message: 'The wallet failed unexpectedly. Try again, or reload the page.', code: 'embedded/failed' }
  return {
    message: error.message,
    code: error.code,
    ...(error.left === undefined ? {} : { left: error.left }),
    ...(error instanceof RpcFailure ? { rpcCode: error.rpcCode } : {}),
  }
}
