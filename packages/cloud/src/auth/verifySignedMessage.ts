import type { VerifySignIn } from './VerifySignIn'

/**
 * The verifier that comes along: accounts that are keys or contracts on EVM chains, and those of Solana and Bitcoin, in the texts of OpenAppKit and of AppKit 1.8.
 *
 * It is the one of `@openappkit/siwx/server`, and loads with the first signature, so that servers without sign-in don't pay for its curves.
 */
export const verifySignedMessage: VerifySignIn = async (message, signature, expected) => {
  const { verify } = await import('@openappkit/siwx/server')
  // The caller checks the URI: apps that aren't pages have URIs without an origin.
  return verify(message, signature, { ...expected, uri: () => true, legacyAppKitMessages: true })
}
