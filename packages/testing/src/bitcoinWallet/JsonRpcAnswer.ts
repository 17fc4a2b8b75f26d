import { ProviderRpcError } from '../wallet/ProviderRpcError'

/** Response of a WBIP-001 provider. */
export type JsonRpcAnswer =
  | { readonly jsonrpc: '2.0'; readonly id: string; readonly result: unknown }
  | {
      readonly jsonrpc: '2.0'
      readonly id: string
      readonly error: { readonly code: number; readonly message: string }
    }

/**
 * Wraps the outcome of a request in a response. Never rejects. `codes` maps the wallet's error codes to the API's
 * codes.
 */
export async function answerJsonRpc(
  id: string,
  result: Promise<unknown>,
  codes: Readonly<Record<number, number>>,
): Promise<JsonRpcAnswer> {
  try {
    return { jsonrpc: '2.0', id, result: (await result) ?? null }
  } catch (cause) {
    const { code, message } = cause instanceof ProviderRpcError ? cause : new ProviderRpcError(-32603, String(cause))
    return { jsonrpc: '2.0', id, error: { code: codes[code] ?? code, message } }
  }
}
