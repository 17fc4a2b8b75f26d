import type { ChainNamespace, SIWXSession } from '@openappkit/contract'
import type { SignInProof } from './SignInProof'

/**
 * Tells whether a session was signed by the account that it names, on one chain family.
 *
 * @example
 * ```ts
 * const verifier: SIWXVerifier = {
 *   chainNamespace: 'tezos',
 *   shouldVerify: session => session.data.chainId.startsWith('tezos:'),
 *   verify: session => isSignedByTezosAccount(session),
 * }
 * new DefaultSIWX({ verifiers: [verifier] })
 * ```
 */
export interface SIWXVerifier {
  readonly chainNamespace: ChainNamespace
  /** Whether a session is this verifier's to judge: the chain of its data is one of the family. */
  shouldVerify(session: SIWXSession): boolean
  /**
   * True when `session.message` says what `session.data` says and the account of `session.data` signed it.
   * False when not; it throws only when that could not be found out, as with a node that doesn't answer.
   */
  verify(session: SIWXSession): Promise<boolean>
  /**
   * Does the same as `verify`, and returns what the signature proves, or undefined when the session is invalid.
   * A server treats a verifier without this method as if it proved a contract: the account on that chain only.
   */
  prove?(session: SIWXSession): Promise<SignInProof | undefined>
}
