import { AppKitError, type AppKitErrorCode } from '@openappkit/contract'
import { isSameAccount } from '../message/isSameAccount'
import type { ParsedMessage } from '../message/parseMessage'
import type { ExpectedSignIn } from './ExpectedSignIn'

const CLOCK_TOLERANCE = 60_000
/** Maximum length of a domain in a message. */
const SHOWN = 300

/** Expected values with hosts as browsers show them, and the accepted origins. */
export type ExpectedClaims = ExpectedSignIn & { readonly origins: readonly string[] }

/**
 * Compares a message with the expected values. Doesn't verify the signature.
 *
 * @throws AppKitError with a separate code for each kind of mismatch.
 */
export function checkClaims(said: ParsedMessage, expected: ExpectedClaims): void {
  const domains = [expected.domain].flat()
  if (!domains.includes(said.domain.toLowerCase())) {
    refuse(
      'siwx/domain-mismatch',
      `This message is for ${said.domain.slice(0, SHOWN)}, but this server signs users in to ${domains.join(' and ')}. Sign in there, or pass the page's host as \`domain\`.`,
      said.domain,
    )
  }
  if (!isExpectedUri(said.uri, expected))
    refuse('siwx/uri-mismatch', 'This message is for another URI of this site. Sign in again.', said.uri)
  if (![expected.nonce].flat().includes(said.nonce))
    refuse('siwx/nonce-mismatch', "This message has a nonce that this browser didn't receive. Sign in again.")
  if (expected.address !== undefined && !isSameAccount(said.chainId, said.accountAddress, expected.address))
    refuse(
      'siwx/address-mismatch',
      'This message is for another account. Sign in with the expected account.',
      said.accountAddress,
    )
  if (expected.chainId !== undefined && ![expected.chainId].flat().includes(said.chainId))
    refuse(
      'siwx/chain-mismatch',
      'This message is for another network. Switch the network and sign in again.',
      said.chainId,
    )
  checkTime(said, expected)
}

/** Returns whether the URI is expected. Wallets show the domain, so a URI of another site would be misleading. */
function isExpectedUri(said: string, { uri, origins }: ExpectedClaims): boolean {
  if (typeof uri === 'string') return said === uri
  if (uri) return uri(said)
  const origin = originOf(said)
  return origin !== undefined && origins.some(one => originOf(one) === origin)
}

/** Returns the origin, or undefined if the URI has none. For such URIs, `URL` returns the text `null`. */
function originOf(uri: string): string | undefined {
  const origin = URL.canParse(uri) ? new URL(uri).origin : 'null'
  return origin === 'null' ? undefined : origin
}

function checkTime(said: ParsedMessage, { time, clockTolerance = CLOCK_TOLERANCE }: ExpectedSignIn): void {
  const now = Number(time ?? Date.now())
  // This comparison also rejects an invalid date
  if (!(Date.parse(said.issuedAt) <= now + clockTolerance))
    refuse('siwx/issued-in-future', 'This message has a date in the future. Check the clock and sign in again.')
  if (said.expirationTime !== undefined && !(now < Date.parse(said.expirationTime)))
    refuse('siwx/expired', 'This message has expired. Sign in again.')
  if (said.notBefore !== undefined && !(Date.parse(said.notBefore) <= now))
    refuse('siwx/not-yet-valid', "This message isn't valid yet. Try again later.")
}

function refuse(code: AppKitErrorCode, message: string, details?: string): never {
  throw new AppKitError(code, message, { ...(details !== undefined && { details }) })
}
