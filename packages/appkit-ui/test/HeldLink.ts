import { ScriptedLink } from '@openappkit/appkit-core/testing'

/** A WalletConnect client whose link isn't there before the test says so. */
export class HeldLink extends ScriptedLink {
  /** A link as long as real ones are. */
  readonly uri: string =
    `wc:${'7f6e504b'.repeat(8)}@2?relay-protocol=irn&symKey=${'587d5484'.repeat(8)}&expiryTimestamp=1763705000`

  /** The relay answered: the link can be shown. */
  ready(uri: string = this.uri, lifetime: number = 240_000): void {
    this.emit({ type: 'uri', uri, expiresAt: Date.now() + lifetime })
  }

  override renew(): void {}
}
