import type { DappInfo } from './DappInfo'
import { invalidParams } from './ProviderRpcError'
import type { RequestLog } from './RequestLog'
import type { WalletCore } from './WalletCore'
import type { WalletCoreOptions } from './WalletCoreOptions'
import { serveRequest } from './walletMethods'

/** A request as it arrives, independent of the transport. */
export interface IncomingRequest {
  readonly method: string
  readonly params?: unknown
  readonly chainId: number
  readonly dapp?: DappInfo | undefined
}

/** Handles a request, and logs it with its outcome. Rejects with a `ProviderRpcError`. */
export async function answerRequest(
  wallet: WalletCore,
  log: RequestLog,
  onRequest: WalletCoreOptions['onRequest'],
  { method, params: rawParams, chainId, dapp }: IncomingRequest,
): Promise<unknown> {
  const params = copyParams(rawParams)
  return log.record(method, params ?? [], async () => {
    onRequest?.({ method, params: params ?? [] })
    if (params === undefined) throw invalidParams('the parameters are not JSON.')
    return serveRequest(wallet, { method, params, chainId, dapp })
  })
}

/**
 * Copies parameters through JSON, because a real wallet receives them from another process. A parameter object becomes
 * the only parameter. Returns undefined if the parameters aren't JSON.
 */
function copyParams(params: unknown): readonly unknown[] | undefined {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(params ?? []))
    return Array.isArray(copy) ? copy : [copy]
  } catch {
    return undefined
  }
}
