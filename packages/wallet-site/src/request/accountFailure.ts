import { RpcFailure } from '../rpc/RpcFailure'

/** Returns the failure of a request for an account that isn't the user's. */
export function accountFailure(): RpcFailure {
  return new RpcFailure('embedded/invalid-request', 4100, "The request names an account that isn't the user's.")
}
