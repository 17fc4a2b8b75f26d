import type { SIWXSession } from '@openappkit/contract'
import type { SIWXVerifier } from './SIWXVerifier'
import type { SignInProof } from './SignInProof'

/**
 * Verifies sessions of Bitcoin accounts, signature in base64: ECDSA over the message (BIP-137 and its predecessors), or BIP-322's simple form for P2WPKH, nested P2WPKH and P2TR with one key. It asks nobody.
 *
 * @example
 * ```ts
 * await new BitcoinVerifier().verify(session) // true or false
 * ```
 */
export class BitcoinVerifier implements SIWXVerifier {
  readonly chainNamespace = 'bip122'

  shouldVerify({ data }: SIWXSession): boolean {
    return data.chainId.startsWith('bip122:')
  }

  async verify(session: SIWXSession): Promise<boolean> {
    const [{ signedTextOf }, { verifyBitcoinSignature }] = await Promise.all([
      import('./signedTextOf'),
      import('./bitcoin/verifyBitcoinSignature'),
    ])
    const signed = signedTextOf(session, this.chainNamespace)
    return signed !== undefined && verifyBitcoinSignature(signed)
  }

  /** These chains know keys only. */
  async prove(session: SIWXSession): Promise<SignInProof | undefined> {
    return (await this.verify(session)) ? 'key' : undefined
  }
}
