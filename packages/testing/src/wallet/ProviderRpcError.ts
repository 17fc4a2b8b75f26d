/**
 * The error that every request of the test wallet rejects with: EIP-1193 and JSON-RPC codes, as real wallets use them.
 *
 * | code | meaning |
 * | --- | --- |
 * | 4001 | the owner declined |
 * | 4100 | the account is locked or not shared with the page |
 * | 4200 | the wallet doesn't offer the method |
 * | 4900 | the wallet is offline |
 * | 4902 | the wallet doesn't know the chain |
 * | -32002 | a request of this kind is already open in the wallet |
 * | -32602 | the parameters are wrong |
 * | -32603 | the chain couldn't be reached, or gave no answer |
 *
 * Errors of the chain itself keep the code and data that the chain gave.
 */
export class ProviderRpcError extends Error {
  override readonly name: string = 'ProviderRpcError'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export function userRejected(): ProviderRpcError {
  return new ProviderRpcError(4001, 'User rejected the request.')
}

export function requestPending(): ProviderRpcError {
  return new ProviderRpcError(-32002, 'A request of this kind is already pending. Open the wallet to answer it.')
}

export function invalidParams(reason: string): ProviderRpcError {
  return new ProviderRpcError(-32602, `Invalid parameters: ${reason}`)
}
