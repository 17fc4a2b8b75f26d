import { AppKitError, type CaipNetworkId, type SIWXSession } from '@openappkit/contract'
import { checksumAddress } from '../message/checksumAddress'
import { parseMessage } from '../message/parseMessage'
import { BitcoinVerifier } from '../verify/BitcoinVerifier'
import { EvmVerifier } from '../verify/EvmVerifier'
import type { SIWXVerifier } from '../verify/SIWXVerifier'
import type { SignInProof } from '../verify/SignInProof'
import { SolanaVerifier } from '../verify/SolanaVerifier'
import { checkClaims } from './checkClaims'
import type { ExpectedSignIn } from './ExpectedSignIn'
import { isLoopbackHost, ownOrigins } from './ownOrigins'
import { isPlain, readHost } from './readHost'
import { isTestChain } from './testChains'
import type { VerifiedSignIn } from './VerifiedSignIn'

/**
 * Verifies a signed message against the expected values and its account. Resolves with the account, the scope of the
 * proof and the message's data. Works in Node, edge runtimes and browsers. It stores nothing, so the caller must
 * prevent reuse of nonces; `createSignIn` does.
 *
 * @throws AppKitError `siwx/invalid-message`, `siwx/domain-mismatch`, `siwx/uri-mismatch`, `siwx/nonce-mismatch`,
 * `siwx/address-mismatch`, `siwx/chain-mismatch`, `siwx/expired`, `siwx/not-yet-valid`, `siwx/issued-in-future`,
 * `siwx/invalid-signature`; and `siwx/verification-unavailable` if a chain's node doesn't respond, which says nothing
 * about the signature; `options/siwx-invalid-domain` if `domain` isn't a host.
 * @example
 * ```ts
 * import { verify } from '@openappkit/siwx/server'
 *
 * export async function addressOf(message: string, signature: string, nonce: string): Promise<string> {
 *   return (await verify(message, signature, { domain: 'app.example.org', nonce })).address
 * }
 * ```
 */
export async function verify(message: string, signature: string, expected: ExpectedSignIn): Promise<VerifiedSignIn> {
  const { scheme: _, ...data } = parseMessage(message, { legacyAppKitMessages: expected.legacyAppKitMessages === true })
  checkClaims(data, withHosts(expected))
  const session = { data, message, signature }
  const { verifiers = [], rpcUrls } = expected
  const verifier = [...verifiers, new EvmVerifier({ rpcUrls }), new SolanaVerifier(), new BitcoinVerifier()].find(one =>
    one.shouldVerify(session),
  )
  if (!verifier) throw invalid({ details: `No verifier supports ${data.chainId}. Add one.` })
  const proof = await proofOf(verifier, session).catch((cause: unknown) => {
    // Without an RPC URL only keys count, and this key isn't the account's
    if (cause instanceof AppKitError && cause.code === 'siwx/no-rpc-url')
      throw invalid({ cause, details: cause.message })
    throw cause
  })
  if (!proof) throw invalid()
  if (proof === 'contract' && !takesContracts(data.chainId, expected)) {
    throw invalid({ details: `Contract accounts of ${data.chainId} can't sign in. Add the chain to contractChains.` })
  }
  const { accountAddress, chainId } = data
  const address = chainId.startsWith('eip155:') ? checksumAddress(accountAddress) : accountAddress
  return { address, chainId, proof, data, message, signature }
}

function withHosts(expected: ExpectedSignIn): ExpectedSignIn & { readonly origins: readonly string[] } {
  const named = [expected.domain].flat()
  const domain = named.map(one => readHost(one, 'verify'))
  const { origins = domain.flatMap((host, at) => ownOrigins(host, isPlain(named[at]) || isLoopbackHost(host))) } =
    expected
  return { ...expected, domain, origins }
}

/**
 * Returns the proof, or undefined if the session is invalid. A verifier without `prove` counts as a contract: it proves
 * the account on this chain only.
 */
async function proofOf(verifier: SIWXVerifier, session: SIWXSession): Promise<SignInProof | undefined> {
  if (verifier.prove) return verifier.prove(session)
  return (await verifier.verify(session)) ? 'contract' : undefined
}

function takesContracts(chainId: CaipNetworkId, { contractChains }: ExpectedSignIn): boolean {
  return contractChains?.includes(chainId) ?? !isTestChain(chainId)
}

function invalid(options?: { readonly cause?: unknown; readonly details: string }): AppKitError {
  return new AppKitError('siwx/invalid-signature', 'The signature is not valid. Sign in again.', options)
}
