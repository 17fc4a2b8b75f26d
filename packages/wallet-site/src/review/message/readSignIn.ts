import { parseSiweMessage } from 'viem/siwe'

/** Fields of a sign-in message ([EIP-4361](https://eips.ethereum.org/EIPS/eip-4361), and its form for Solana). */
export interface SignInMessage {
  /** Every domain that the message claims to be from. More than one is an attempt to confuse. */
  readonly claims: readonly { readonly scheme: string | undefined; readonly domain: string }[]
  readonly address: string | undefined
  readonly statement: string | undefined
  /** Reference of the chain as written. */
  readonly chain: string | undefined
  readonly uri: string | undefined
  /** Milliseconds since the epoch. NaN: malformed. */
  readonly expires: number | undefined
  /** Milliseconds since the epoch. NaN: malformed. */
  readonly validFrom: number | undefined
}

// Deliberately lenient: a message that a careless server could accept as a sign-in is checked as one.
const claim = /(?:([a-z][a-z0-9+.-]*):\/\/)?(\S+)\s+wants\s+you\s+to\s+sign\s+in\s+with\s+your\s+\S+\s+account/gi

/** Returns the fields of a sign-in message, or undefined if the text is none. */
export function readSignIn(text: string): SignInMessage | undefined {
  const claims = [...text.matchAll(claim)]
    .slice(0, 10)
    .map(([, scheme, domain = '']) => ({ scheme: scheme?.toLowerCase(), domain }))
  if (claims.length === 0) return undefined
  const fields = parseSiweMessage(text)
  const lines = text.split('\n')
  return {
    claims,
    address: lines[1]?.trim() || undefined,
    statement: fields.statement ?? (lines[2] === '' && lines[4] === '' ? lines[3] : undefined),
    chain: /^Chain ID: (.+)$/m.exec(text)?.[1]?.trim(),
    uri: fields.uri,
    expires: fields.expirationTime?.getTime(),
    validFrom: fields.notBefore?.getTime(),
  }
}
