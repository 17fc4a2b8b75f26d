import type { SIWXSession } from '@openappkit/contract'
import type { SIWXVerifier } from './SIWXVerifier'
import type { SignInProof } from './SignInProof'

/**
 * Verifies sessions of Solana accounts: Ed25519 over the message's UTF-8 bytes, with base58 signature and address.
 * Sends no requests.
 *
 * @example
 * ```ts
 * import { DefaultSIWX, SolanaVerifier } from '@openappkit/siwx'
 *
 * const siwx = new DefaultSIWX({ verifiers: [new SolanaVerifier()] })
 * ```
 */
export class SolanaVerifier implements SIWXVerifier {
  readonly chainNamespace = 'solana'

  shouldVerify({ data }: SIWXSession): boolean {
    return data.chainId.startsWith('solana:')
  }

  async verify(session: SIWXSession): Promise<boolean> {
    const [{ signedTextOf }, { verifySolanaSignature }] = await Promise.all([
      import('./signedTextOf'),
      import('./solana/verifySolanaSignature'),
    ])
    const signed = signedTextOf(session, this.chainNamespace)
    return signed !== undefined && verifySolanaSignature(signed)
  }

  /** Returns `key` for a valid session, because Solana accounts always sign with a key. Otherwise undefined. */
  async prove(session: SIWXSession): Promise<SignInProof | undefined> {
    return (await this.verify(session)) ? 'key' : undefined
  }
}
