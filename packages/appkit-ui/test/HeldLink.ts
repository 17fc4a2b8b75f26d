import { ScriptedLink } from '@openappkit/appkit-core/testing'

/** A WalletConnect client whose link isn't ready until the test calls `ready`. */
export class HeldLink extends ScriptedLink {
  /** A link of realistic length. */
  readonly uri: string =
    `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1763705000`

  /** Simulates the relay's answer, after which the link can show. */
  ready(uri: string = this.uri, lifetime: number = 240_000): void {
    this.emit({ type: 'uri', uri, expiresAt: Date.now() + lifetime })
  }

  override renew(): void {}
}
