import type { AppKitContext, AppKitError, CaipNetworkId } from '@openappkit/appkit-core'
import { subscribe } from 'valtio/vanilla'
import { isSignInEnabled } from './isSignInEnabled'
import { loading, type SessionState, signedOut, unavailable } from './SessionState'

declare module '@openappkit/appkit-core' {
  interface AppKitContext {
    /** State of the active account's session. Created on first use by sign-in or by a page that reads it. */
    sessionSource?: SessionSource
  }
}

/** The account and the network of a session. */
export interface SessionKey {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

/**
 * State of the active account's session, for pages. Sends no request: the sign-in controller checks each account once
 * and publishes the result.
 */
export class SessionSource {
  readonly #kit: AppKitContext
  readonly #listeners: Set<() => void> = new Set()
  #known: { readonly key: SessionKey; readonly state: SessionState } | undefined
  #failure: SessionState | undefined

  constructor(kit: AppKitContext) {
    this.#kit = kit
  }

  /** Current state. The same object until it changes. */
  get state(): SessionState {
    if (!isSignInEnabled(this.#kit.options.input)) return signedOut
    const chain = this.#kit.chains.get()
    if (chain?.status === 'connecting' || chain?.status === 'reconnecting') return loading
    const { address, caipNetworkId } = chain ?? {}
    if (chain?.status !== 'connected' || chain.isUnsupportedChain || !address || !caipNetworkId) return signedOut
    const known = this.#known
    if (known?.key.address === address && known.key.caipNetworkId === caipNetworkId) return known.state
    return this.#failure ?? loading
  }

  /** Whether an account is connected whose session isn't known yet. */
  get isWanted(): boolean {
    return this.state === loading && this.#kit.chains.get()?.status === 'connected'
  }

  /** Calls `listener` when the state may have changed. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    const own = () => listener()
    this.#listeners.add(own)
    // With `watchSnapshot`, bundlers would move core out of the first chunk of every app.
    const stop = subscribe(this.#kit.chains.state, own)
    return () => {
      this.#listeners.delete(own)
      stop()
    }
  }

  /** Sets the state of an account. */
  publish(key: SessionKey, state: SessionState): void {
    this.#known = { key, state }
    this.#failure = undefined
    this.#notify()
  }

  /** Forgets the state of the last account. */
  forget(): void {
    this.#known = undefined
    this.#notify()
  }

  /** Sets the state of all accounts to unavailable, because the code for sign-in is missing. */
  fail(error: AppKitError): void {
    this.#known = undefined
    this.#failure = unavailable(error)
    this.#notify()
  }

  /** Forgets the failure, because the code for sign-in loads again. */
  retry(): void {
    if (!this.#failure) return
    this.#failure = undefined
    this.#notify()
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

/** Returns a kit's source, which all hooks and listeners of the page share. */
export function sessionSource(kit: AppKitContext): SessionSource {
  kit.sessionSource ??= new SessionSource(kit)
  return kit.sessionSource
}
