import type { SIWXSession } from '@openappkit/contract'
import type { SIWXVerifier } from './SIWXVerifier'
import type { SignInProof } from './SignInProof'

/**
 * Verifies sessions of Bitcoin accounts with base64 signatures: ECDSA (BIP-137 and its predecessors), or the simple
 * form of BIP-322 for P2WPKH, nested P2WPKH and single-key P2TR. Sends no requests.
 *
 * @example
 * ```ts
 * import { BitcoinVerifier, DefaultSIWX } from '@openappkit/siwx'
 *
 * const siwx = new DefaultSIWX({ verifiers: [new BitcoinVerifier()] })
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

  /** Returns `key` for a valid session, because Bitcoin accounts always sign with a key. Otherwise undefined. */
  async prove(session: SIWXSession): Promise<SignInProof | undefined> {
    return (await this.verify(session)) ? 'key' : undefined
  }
}
