import type { ChainNamespace } from '@openappkit/appkit-core'
import { CompatActions } from './CompatActions'

/** The class below as a base whose `getProvider` may be of another type: there it answers at once, in every other kit it is a promise. */
const ReadersAndActions: new (
  ...parameters: ConstructorParameters<typeof CompatActions>
) => Omit<CompatActions, 'getProvider'> = CompatActions

/**
 * A kit with the names that instances of AppKit 1.8 have beside those of every kit, for apps that move over. `docs/migrating-from-appkit.md` lists them,
 * and the few that no kit has.
 */
export class CompatAppKit extends ReadersAndActions {
  /**
   * The wallet's own provider, at once. Undefined while nothing is connected, and for the moment until the wallet has handed it over: `subscribeProviders` tells when.
   *
   * @typeParam Provider - What the namespace's wallets have, which the caller knows and the kit doesn't check.
   * @example
   * ```ts
   * const provider = appkit.getProvider<EIP1193Provider>('eip155')
   * const accounts = await provider?.request({ method: 'eth_accounts' })
   * ```
   */
  getProvider<Provider = unknown>(namespace: ChainNamespace): Provider | undefined {
    return this.providers.of(namespace) as Provider | undefined
  }

  /** As {@link CompatAppKit.getProvider}, of the namespace in use. */
  getWalletProvider<Provider = unknown>(): Provider | undefined {
    return this.getProvider(this.getActiveChainNamespace())
  }
}
