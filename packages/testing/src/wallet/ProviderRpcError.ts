/**
 * The error with which the test wallets reject requests. Uses EIP-1193, EIP-5792 and JSON-RPC codes, as real wallets do.
 *
 * | code | meaning |
 * | --- | --- |
 * | 4001 | the user rejected the request |
 * | 4100 | the wallet is locked, or the account isn't shared with the app |
 * | 4200 | the wallet doesn't support the method |
 * | 4900 | the wallet is offline |
 * | 4902 | the wallet doesn't support the chain |
 * | 5700 | a batch requires a capability that the wallet doesn't support |
 * | 5710 | the wallet sends no batches on the chain |
 * | 5720 | the wallet already has a batch with the ID |
 * | 5730 | the wallet has no batch with the ID |
 * | -32002 | a request of this kind is already open in the wallet |
 * | -32602 | the parameters are invalid |
 * | -32603 | the chain is unreachable or returned no response, or an unexpected error occurred |
 *
 * If the chain itself rejects a request, an EVM wallet keeps the chain's code and data. Solana and Bitcoin wallets use
 * -32603.
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

/** The error for a chain that doesn't respond. */
export class ChainUnreachableError extends ProviderRpcError {
  constructor(url: string, cause: unknown) {
    super(-32603, `The chain at ${url} can't be reached. Start it first.`, { cause: String(cause) })
  }
}

export function userRejected(): ProviderRpcError {
  return new ProviderRpcError(4001, 'User rejected the request.')
}

export function requestPending(): ProviderRpcError {
  return new ProviderRpcError(-32002, 'A request of this kind is already pending. Open the wallet to answer it.')
}

export function unsupportedMethod(method: string): ProviderRpcError {
  return new ProviderRpcError(4200, `The wallet doesn't support ${method}. Call another method.`)
}

export function invalidParams(reason: string): ProviderRpcError {
  return new ProviderRpcError(-32602, `Invalid parameters: ${reason}`)
}
