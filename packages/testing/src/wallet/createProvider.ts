import type { Eip1193Provider } from './Eip1193Provider'
import type { InjectedWalletOptions } from './InjectedWalletOptions'
import type { ProviderEventMap, ProviderEventName, ProviderListener } from './ProviderEvents'
import { invalidParams, ProviderRpcError } from './ProviderRpcError'
import type { RequestLog } from './RequestLog'
import type { WalletCore } from './WalletCore'
import { serveRequest } from './walletMethods'

/** The EIP-1193 face of `wallet`. */
export function createProvider(
  wallet: WalletCore,
  log: RequestLog,
  onRequest: InjectedWalletOptions['onRequest'],
): Eip1193Provider {
  const provider: Eip1193Provider = {
    async request(args) {
      const { method } = args ?? {}
      if (typeof method !== 'string' || method === '') throw invalidParams('a request needs a method.')
      const params = copyParams(args.params)
      const settle = log.open(method, params ?? [])
      try {
        onRequest?.({ method, params: params ?? [] })
        if (params === undefined) throw invalidParams('the parameters are not JSON.')
        const result = await serveRequest(wallet, { method, params })
        settle({ status: 'answered' })
        return result
      } catch (cause) {
        const error = cause instanceof ProviderRpcError ? cause : new ProviderRpcError(-32603, messageOf(cause))
        settle({ status: 'refused', errorCode: error.code })
        throw error
      }
    },
    on(name, listener) {
      wallet.events.on(name, listener)
      return provider
    },
    once(name, listener) {
      return provider.on(name, onceOnly(name, listener))
    },
    removeListener(name, listener) {
      wallet.events.off(name, listener)
      return provider
    },
  }
  function onceOnly<name extends ProviderEventName>(
    name: name,
    listener: ProviderListener<name>,
  ): ProviderListener<name> {
    const wrapped = (value: ProviderEventMap[name]): void => {
      wallet.events.off(name, wrapped)
      listener(value)
    }
    return wrapped
  }
  return provider
}

/** What reaches a real wallet has crossed a process border: a copy, and JSON. An object of parameters is passed as the only one. */
function copyParams(params: unknown): readonly unknown[] | undefined {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(params ?? []))
    return Array.isArray(copy) ? copy : [copy]
  } catch {
    return undefined
  }
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
