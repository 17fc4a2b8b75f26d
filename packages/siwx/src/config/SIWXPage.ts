import type { CaipNetworkId, SIWXConfig } from '@openappkit/contract'
import type { SignInNetwork } from '../message/SignInNetwork'

/** The page of a kit, as a sign-in config sees it. The modal's sign-in feature provides it. */
export interface SIWXPage {
  /** The kit's networks of all namespaces. */
  readonly networks: readonly SignInNetwork[]
  activeNetworkId(): CaipNetworkId | undefined
  /** Returns the connected EVM address. */
  evmAddress(): string | undefined
  /** Calls `listener` when {@link SIWXPage.evmAddress} changes. Returns a function that unsubscribes. */
  onEvmAddress(listener: (address: string | undefined) => void): () => void
  /** Opens the modal's sign-in view. Settles when it is done, successful or not. */
  signIn(): Promise<void>
  /** Reports an error that no caller receives. */
  onError(error: Error): void
}

/**
 * A sign-in config that uses the page.
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
 * Returns whether a sign-in config uses the page.
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
