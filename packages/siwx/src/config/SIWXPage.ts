import type { CaipNetworkId, SIWXConfig } from '@openappkit/contract'
import type { SignInNetwork } from '../message/SignInNetwork'

/** The parts of a kit that a sign-in config uses. The modal's sign-in feature provides them. */
export interface SIWXPage {
  /** The kit's networks of all namespaces. */
  readonly networks: readonly SignInNetwork[]
  activeNetworkId(): CaipNetworkId | undefined
  /** Returns the connected EVM address, or undefined if there is none. */
  evmAddress(): string | undefined
  /** Calls `listener` when {@link SIWXPage.evmAddress} changes. Returns a function that unsubscribes. */
  onEvmAddress(listener: (address: string | undefined) => void): () => void
  /**
   * Requests a sign-in from the connected account. Resolves when it is done, successful or not. Rejects with
   * `siwx/no-account` if no account is connected.
   */
  signIn(): Promise<void>
  /** Reports an error that no caller receives. */
  onError(error: Error): void
}

/**
 * A sign-in config that uses the kit's page.
 *
 * @example
 * ```ts
 * import type { AttachableSIWX, SIWXPage } from '@openappkit/siwx'
 *
 * export function watchAccount(siwx: AttachableSIWX, page: SIWXPage): () => void {
 *   siwx.attach(page)
 *   return page.onEvmAddress(address => console.log(address))
 * }
 * ```
 */
export interface AttachableSIWX extends SIWXConfig {
  /** Called once per kit, before the first message or session. Returns a function that detaches. */
  attach(page: SIWXPage): () => void
}

/**
 * Returns whether a sign-in config uses the kit's page: whether it has an `attach` method.
 *
 * @example
 * ```ts
 * import { DefaultSIWX, isAttachable } from '@openappkit/siwx'
 *
 * const usesPage = isAttachable(new DefaultSIWX()) // true
 * ```
 */
export function isAttachable(config: SIWXConfig): config is AttachableSIWX {
  return 'attach' in config && typeof config.attach === 'function'
}
