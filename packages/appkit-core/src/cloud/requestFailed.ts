import { AppKitError } from '@openappkit/contract'
import { CloudError } from './CloudError'

/** The error of a request that failed, in the server's words where it has any, else with `message`. What was aborted stays as it is. */
export function requestFailed(code: string, message: string, cause: unknown): AppKitError {
  if (cause instanceof AppKitError && cause.code === 'cloud/aborted') return cause
  return new AppKitError(code, (cause instanceof CloudError && cause.reason) || message, { cause })
}
