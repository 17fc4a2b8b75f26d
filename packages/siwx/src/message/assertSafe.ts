import type { SIWXData } from '@openappkit/contract'
import { fieldInvalid } from './fieldInvalid'
import { messageFormOf, splitChainId } from './messageForm'
import { statementRule } from './statementRule'
import { isHost, isRequestId, isUri } from './uri'

const pattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** Returns whether a text is an RFC 3339 date and time that exists: `2026-11-21T09:30:00Z`, not February 30. */
function isDateTime(value: string): boolean {
  const [, year, month, day] = pattern.exec(value) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  // Day 0 of the next month is the last day of this one.
  return Number(day) <= new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate()
}

/** Field of a sign-in message. */
export type SIWXField = keyof SIWXData

/** Rule for a field. `must` describes valid values in the error. For resources, `holds` runs for each one. */
export interface FieldRule {
  readonly must: string
  readonly isRequired?: boolean
  holds(value: string, data: SIWXData): boolean
}

/** One rule per field, in the order in which a message lists the fields. */
export type FieldRules = Readonly<Record<SIWXField, FieldRule>>

const date: Omit<FieldRule, 'isRequired'> = { must: 'a date and time of RFC 3339', holds: isDateTime }

/** Rules of EIP-4361 and CAIP-122 that exclude ambiguous values. */
export const standardRules: FieldRules = {
  domain: { must: 'a host, and a port if there is one', isRequired: true, holds: isHost },
  accountAddress: {
    must: 'an address of its chain',
    isRequired: true,
    holds: (address, { chainId }) => messageFormOf(splitChainId(String(chainId))?.namespace ?? '').isAddress(address),
  },
  statement: statementRule,
  uri: { must: 'a URI of RFC 3986', isRequired: true, holds: isUri },
  version: { must: "'1'", isRequired: true, holds: value => value === '1' },
  chainId: { must: 'a CAIP-2 id', isRequired: true, holds: value => splitChainId(value) !== undefined },
  nonce: {
    must: 'at least 8 letters and digits',
    isRequired: true,
    holds: value => /^[A-Za-z0-9]{8,}$/.test(value),
  },
  issuedAt: { ...date, isRequired: true },
  expirationTime: date,
  notBefore: date,
  requestId: { must: 'made of what a path of a URI may hold', holds: isRequestId },
  resources: { must: 'URIs of RFC 3986', holds: isUri },
}

/**
 * Checks that a message can contain the data without ambiguity. Doesn't change the data.
 *
 * @throws AppKitError `siwx/invalid-field`, which names the field.
 * @example
 * ```ts
 * import { assertSafe } from '@openappkit/siwx/message'
 *
 * assertSafe({
 *   domain: 'app.example',
 *   uri: 'https://app.example/',
 *   version: '1',
 *   nonce: 'x7Qm0ZkR3vTn9cLpA2Wd',
 *   issuedAt: '2026-11-21T09:30:00Z',
 *   chainId: 'eip155:1',
 *   accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
 * })
 * ```
 */
export function assertSafe(data: SIWXData): void {
  assertFields(data, standardRules)
}

/**
 * Checks data against `rules`, except the field `except`.
 *
 * @throws AppKitError `siwx/invalid-field`, which names the field.
 */
export function assertFields(data: SIWXData, rules: FieldRules, except?: SIWXField): void {
  for (const [field, rule] of Object.entries(rules) as [SIWXField, FieldRule][]) {
    if (field === except) continue
    const value: unknown = data[field]
    if (value === undefined && !rule.isRequired) continue
    const values: readonly unknown[] = field !== 'resources' ? [value] : Array.isArray(value) ? value : [undefined]
    if (values.every(one => typeof one === 'string' && rule.holds(one, data))) continue
    throw fieldInvalid(field, rule.must, value)
  }
}
