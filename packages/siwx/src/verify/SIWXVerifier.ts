import type { ChainNamespace, SIWXSession } from '@openappkit/contract'
import type { SignInProof } from './SignInProof'

/**
 * Verifies the sessions of one namespace.
 *
 * @example
 * ```ts
 * import { DefaultSIWX, EvmVerifier, type SIWXVerifier } from '@openappkit/siwx'
 *
 * const evm = new EvmVerifier({ rpcUrls: { 1: 'https://rpc.example.org' } })
 * const verifier: SIWXVerifier = {
 *   chainNamespace: 'eip155',
 *   shouldVerify: session => session.data.chainId === 'eip155:1',
 *   verify: session => evm.verify(session),
 * }
 * const siwx = new DefaultSIWX({ verifiers: [verifier] })
 * ```
 */
export interface SIWXVerifier {
  readonly chainNamespace: ChainNamespace
  /** Returns whether this verifier supports the session's chain. */
  shouldVerify(session: SIWXSession): boolean
  /**
   * Returns whether `session.message` contains `session.data` and its account signed it. Rejects only if it can't
   * decide, for example because a node doesn't respond.
   */
  verify(session: SIWXSession): Promise<boolean>
  /**
   * Returns the scope of the proof, or undefined for an invalid session. Without this method, servers treat every
   * account as a contract, whose signature proves the account on that chain only.
   */
  prove?(session: SIWXSession): Promise<SignInProof | undefined>
}
