import type { VerifySignIn } from './VerifySignIn'

/**
 * The verifier that comes along: accounts that are keys or contracts on EVM chains, and those of Solana and Bitcoin, in the texts of OpenAppKit and of AppKit 1.8.
 *
 * It is `@openappkit/siwx/server`, the only part of the house above this server that it imports. The build copies it in, so that whoever runs a server installs nothing that
 * is made for pages, and it loads when the first signature comes, so that nobody who signs nobody in pays for its curves.
 */
export const verifySignedMessage: VerifySignIn = async (message, signature, expected) => {
  const { verify } = await import('@openappkit/siwx/server')
  // The caller checks the URI: apps that aren't pages have URIs without an origin.
  return verify(message, signature, { ...expected, uri: () => true, informal: true })
}
