import type { ProviderEventName, ProviderListener } from './ProviderEvents'

/** One call of `provider.request`. */
export interface RequestArguments {
  readonly method: string
  readonly params?: unknown
}

/** The face that a wallet shows to a page, as EIP-1193 defines it. */
export interface Eip1193Provider {
  /** Rejects with a `ProviderRpcError`. */
  request(args: RequestArguments): Promise<unknown>
  on<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): Eip1193Provider
  once<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): Eip1193Provider
  removeListener<name extends ProviderEventName>(name: name, listener: ProviderListener<name>): Eip1193Provider
}

/** How a wallet introduces itself by EIP-6963. */
export interface Eip6963ProviderInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}
