import { ProviderRpcError } from '../wallet/ProviderRpcError'

/** What a provider of WBIP-001 answers. */
export type JsonRpcAnswer =
  | { readonly jsonrpc: '2.0'; readonly id: string; readonly result: unknown }
  | {
      readonly jsonrpc: '2.0'
      readonly id: string
      readonly error: { readonly code: number; readonly message: string }
    }

/** Makes an answer of what a request came to. `codes` translates the wallet's own codes to those of the API. */
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
