import type { CaipNetworkId, SIWXConfig } from '@openappkit/contract'
import type { SignInNetwork } from '../message/SignInNetwork'

/** What a configuration may know of the page that it works for. The modal's feature tells it. */
export interface SIWXPage {
  /** Networks that the kit was given, of every chain family. */
  readonly networks: readonly SignInNetwork[]
  activeNetworkId(): CaipNetworkId | undefined
  /** The connected account of EVM chains. */
  evmAddress(): string | undefined
  /** Calls `listener` whenever {@link SIWXPage.evmAddress} has changed. Returns what ends it. */
  onEvmAddress(listener: (address: string | undefined) => void): () => void
  /** Asks the visitor to sign in, as the modal does. Settles when that has come to an end, either way. */
  signIn(): Promise<void>
  /** Tells the host of a failure that nobody waits for. */
  onError(error: Error): void
}

/**
 * A configuration that wants to know its page.
 *
 * @example
 * ```ts
 * class MySIWX implements AttachableSIWX {
 *   attach(page: SIWXPage): () => void {
 *     return page.onEvmAddress(address => this.forget(address))
 *   }
 * }
 * ```
 */
export interface AttachableSIWX extends SIWXConfig {
  /** Called once per kit, before the first message or session is asked for. Returns what ends it. */
  attach(page: SIWXPage): () => void
}

/** True for a configuration that wants to know its page. */
export function isAttachable(config: SIWXConfig): config is AttachableSIWX {
  return 'attach' in config && typeof config.attach === 'function'
}
