import type { SolanaSignInInput } from '@solana/wallet-standard-features'

/** Sign-in input with the required domain and address. */
type SignIn = SolanaSignInInput & { readonly domain: string; readonly address: string }

/** Returns the text to sign for Sign-In With Solana. Omits fields that the app doesn't pass. */
export function signInMessage(input: SignIn): string {
  const fields = [
    ['URI', input.uri],
    ['Version', input.version],
    ['Chain ID', input.chainId],
    ['Nonce', input.nonce],
    ['Issued At', input.issuedAt],
    ['Expiration Time', input.expirationTime],
    ['Not Before', input.notBefore],
    ['Request ID', input.requestId],
  ] as const
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  if (input.resources !== undefined) lines.push('Resources:', ...input.resources.map(resource => `- ${resource}`))
  const parts = [`${input.domain} wants you to sign in with your Solana account:\n${input.address}`]
  if (input.statement !== undefined) parts.push(input.statement)
  if (lines.length > 0) parts.push(lines.join('\n'))
  return parts.join('\n\n')
}
