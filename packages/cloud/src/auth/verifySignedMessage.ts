import type { VerifySignIn } from './VerifySignIn'

/**
 * The default verifier, from `@openappkit/siwx/server`. It supports EVM keys and contracts, Solana and Bitcoin
 * accounts, and the message formats of OpenAppKit and AppKit 1.8. It loads with the first signature, so servers without
 * sign-in don't load its cryptography.
 */
export const verifySignedMessage: VerifySignIn = async (message, signature, expected) => {
  const { verify } = await import('@openappkit/siwx/server')
  // The caller checks the URI, because the URIs of mobile apps have no origin.
  return verify(message, signature, { ...expected, uri: () => true, legacyAppKitMessages: true })
}
