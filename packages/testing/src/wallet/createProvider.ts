import { answerRequest } from './answerRequest'
import type { Eip1193Provider } from './Eip1193Provider'
import type { ProviderEventMap, ProviderEventName, ProviderListener } from './ProviderEvents'
import { invalidParams } from './ProviderRpcError'
import type { RequestLog } from './RequestLog'
import type { WalletCore } from './WalletCore'
import type { WalletCoreOptions } from './WalletCoreOptions'

/** Creates the EIP-1193 provider of `wallet`. */
export function createProvider(
  wallet: WalletCore,
  log: RequestLog,
  onRequest: WalletCoreOptions['onRequest'],
): Eip1193Provider {
  const provider: Eip1193Provider = {
    async request(args) {
      const { method } = args ?? {}
      if (typeof method !== 'string' || method === '') throw invalidParams('a request needs a method.')
      return answerRequest(wallet, log, onRequest, { method, params: args.params, chainId: wallet.chainId })
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
