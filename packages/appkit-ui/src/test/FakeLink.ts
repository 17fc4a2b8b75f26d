import type { WalletConnectChange, WalletConnectLink, WalletConnectSession } from '@openappkit/appkit-core'

/** A WalletConnect client without a relay: a test says when the link is there. */
export class FakeLink implements WalletConnectLink {
  session: WalletConnectSession | undefined = undefined
  readonly provider: unknown = undefined
  abandoned = 0
  readonly #listeners: Set<(change: WalletConnectChange) => void> = new Set()

  /** A link as long as real ones are. */
  readonly uri: string =
    `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1763705000`

  /** The relay answered: the link can be shown. */
  ready(uri: string = this.uri, lifetime: number = 240_000): void {
    for (const listener of this.#listeners) listener({ type: 'uri', uri, expiresAt: Date.now() + lifetime })
  }

  get listenerCount(): number {
    return this.#listeners.size
  }

  async prepare(): Promise<void> {}
  async ping(): Promise<void> {}
  async restore(): Promise<undefined> {}
  connect(): Promise<never> {
    return new Promise(() => {})
  }
  request(): Promise<never> {
    return Promise.reject(new Error('This fake has none'))
  }
  setDefaultChain(): void {}
  defaultChain(): undefined {}
  async abandon(): Promise<void> {
    this.abandoned++
  }
  async disconnect(): Promise<void> {}
  subscribe(listener: (change: WalletConnectChange) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
