import { AppKitError } from '@openappkit/contract'
import { isSameAccount } from '../message/isSameAccount'
import type { ParsedMessage } from '../message/parseMessage'
import type { ExpectedSignIn } from './ExpectedSignIn'
import { ownOrigins } from './ownOrigins'

const CLOCK_TOLERANCE = 60_000

/**
 * Compares what a message says with what is expected. The signature is another matter.
 *
 * @throws AppKitError with a code for each thing that may differ.
 */
export function checkClaims(said: ParsedMessage, expected: ExpectedSignIn): void {
  if (said.domain.toLowerCase() !== expected.domain.toLowerCase())
    refuse('siwx/domain-mismatch', 'This message was signed for another site. Sign in again on this one.', said.domain)
  if (!isExpectedUri(said.uri, expected))
    refuse('siwx/uri-mismatch', 'This message was signed for another address of this site. Sign in again.', said.uri)
  if (![expected.nonce].flat().includes(said.nonce))
    refuse('siwx/nonce-mismatch', 'This message has another nonce than the one that was given out. Sign in again.')
  if (expected.address !== undefined && !isSameAccount(said.chainId, said.accountAddress, expected.address))
    refuse(
      'siwx/address-mismatch',
      'This message is for another account. Sign in with the right one.',
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

/** Wallets show the domain. A URI of another site beside it would mislead the reader of the rest. */
function isExpectedUri(said: string, { uri, domain, origins = ownOrigins(domain) }: ExpectedSignIn): boolean {
  if (typeof uri === 'string') return said === uri
  if (uri) return uri(said)
  const origin = originOf(said)
  return origin !== undefined && origins.some(one => originOf(one) === origin)
}

/** Undefined where a URI has none: browsers call that origin `null`. */
function originOf(uri: string): string | undefined {
  const origin = URL.canParse(uri) ? new URL(uri).origin : 'null'
  return origin === 'null' ? undefined : origin
}

function checkTime(said: ParsedMessage, { time, clockTolerance = CLOCK_TOLERANCE }: ExpectedSignIn): void {
  const now = Number(time ?? Date.now())
  // Compared this way round, a date that can't be read is refused
  if (!(Date.parse(said.issuedAt) <= now + clockTolerance))
    refuse('siwx/issued-in-future', 'This message says it will be signed later. Set the clock and sign in again.')
  if (said.expirationTime !== undefined && !(now < Date.parse(said.expirationTime)))
    refuse('siwx/expired', 'This message has expired. Sign in again.')
  if (said.notBefore !== undefined && !(Date.parse(said.notBefore) <= now))
    refuse('siwx/not-yet-valid', 'This message does not hold yet. Try again later.')
}

function refuse(code: string, message: string, details?: string): never {
  throw new AppKitError(code, message, { ...(details !== undefined && { details }) })
}
