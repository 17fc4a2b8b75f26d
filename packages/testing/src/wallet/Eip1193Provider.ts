import type { ProviderEventName, ProviderListener } from './ProviderEvents'

/** Arguments of `provider.request`. */
export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** The provider that a wallet exposes to an app (EIP-1193). */
export interface Eip1193Provider {
  /** Rejects with a `ProviderRpcError`. */
  request(args: RequestArguments): Promise<unknown>
  on<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): Eip1193Provider
  once<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): Eip1193Provider
  removeListener<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): Eip1193Provider
}

/** Metadata of a wallet in its announcement (EIP-6963). */
export interface Eip6963ProviderInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}
