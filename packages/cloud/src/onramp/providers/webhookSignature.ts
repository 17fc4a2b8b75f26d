import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { parseBoundedJson } from '../../http/ProviderApi'
import { OnrampFailure } from '../OnrampFailure'

/** Maximum difference between a webhook's time and the clock, in milliseconds. */
const TOLERANCE = 5 * 60 * 1000
/** Maximum characters of a signature header. */
const MOST_CHARACTERS = 2000

/**
 * Returns a header.
 *
 * @throws OnrampFailure `forged` if it is missing.
 */
export function requireHeader(headers: Headers, name: string): string {
  const value = headers.get(name)
  if (value === null || value.length > MOST_CHARACTERS)
    throw new OnrampFailure('forged', `The ${name} header is missing`)
  return value
}

/** Returns the fields of a header such as `t=1,s=ab`. */
export function headerFields(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(',').map(part => {
      const [name = '', ...value] = part.split('=')
      return [name.trim(), value.join('=').trim()]
    }),
  )
}

/**
 * Checks the time of a webhook.
 *
 * @param at - Milliseconds since the epoch.
 * @throws OnrampFailure `forged` if it isn't within five minutes of now.
 */
export function requireRecent(at: number, now: number): void {
  if (!(Math.abs(now - at) <= TOLERANCE)) throw new OnrampFailure('forged', "The webhook's time isn't valid")
}

/**
 * Checks an HMAC-SHA256.
 *
 * @throws OnrampFailure `forged` if it isn't the text's.
 */
export function requireHmac(key: string, text: string, encoding: 'hex' | 'base64url', signature: string): void {
  const expected = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(signature, encoding)
  const isValid = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isValid) throw new OnrampFailure('forged', "The webhook's signature isn't valid")
}

/**
 * Parses the body of a webhook after its signature was verified. Undefined for an event about something else.
 */
export function readEvent<Value>(body: string, schema: z.ZodType<Value>): Value | undefined {
  const result = schema.safeParse(parseBoundedJson(body))
  return result.success ? result.data : undefined
}
