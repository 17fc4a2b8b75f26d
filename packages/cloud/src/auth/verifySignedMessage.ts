import type { VerifySignIn } from './VerifySignIn'

/**
 * The default verifier, from `@openappkit/siwx/server`: EVM keys and contracts, Solana and Bitcoin accounts, in the
 * message formats of OpenAppKit and AppKit 1.8. It loads with the first signature, so servers without sign-in don't
 * load its curves.
 */
export const verifySignedMessage: VerifySignIn = async (message, signature, expected) => {
  const { verify } = await import('@openappkit/siwx/server')
  // The caller checks the URI: mobile apps have URIs without an origin.
  return verify(message, signature, { ...expected, uri: () => true, legacyAppKitMessages: true })
}
