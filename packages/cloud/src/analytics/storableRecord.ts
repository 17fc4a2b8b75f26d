import type { AnalyticsRecord } from '@openappkit/contract'
import type { AnalyticsRow } from '../storage/schema'
import { storableText } from '../storage/storableText'

const DEEPEST = 8
/** Maximum size of a record's properties in bytes of JSON. */
const MOST_BYTES = 4096
/** Maximum length of a text property in characters. */
const LONGEST_TEXT = 1000

/** A record as stored, without sensitive data such as URL queries and pairing links. */
export type StorableRecord = Omit<AnalyticsRow, 'id' | 'receivedAt'>

export interface Reporter {
  readonly projectId: string
  readonly sdkType: string | undefined
  readonly sdkVersion: string | undefined
}

export function storableRecord(record: AnalyticsRecord, { projectId, sdkType, sdkVersion }: Reporter): StorableRecord {
  const { type, event, address, properties = {}, errorType, errorMessage, stackTrace } = record.props
  const error = type === 'error' ? { errorType, errorMessage, stackTrace } : {}
  return {
    eventId: record.eventId,
    projectId,
    kind: type,
    event: discreet(event),
    url: cleanUrl(record.url),
    domain: discreet(record.domain),
    address: address === undefined ? null : discreet(address),
    properties: bounded(
      Object.entries({ ...properties, ...error })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [discreet(key), storable(value, 1)]),
    ),
    sdkType: sdkType === undefined ? null : discreet(sdkType),
    sdkVersion: sdkVersion === undefined ? null : discreet(sdkVersion),
    occurredAt: timeOf(record.timestamp),
  }
}

/** Keeps properties up to the byte limit and truncates long texts. */
function bounded(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  let bytes = 2
  for (const [key, value] of entries) {
    const short = typeof value === 'string' && value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
    bytes += Buffer.byteLength(JSON.stringify({ [key]: short }))
    if (bytes > MOST_BYTES) break
    kept[key] = short
  }
  return kept
}

/**
 * Returns the URL without its query, fragment and credentials, because they may contain private data. Returns an empty
 * string for an invalid URL.
 */
function cleanUrl(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, host, pathname } = new URL(url)
  return discreet(host ? `${protocol}//${host}${pathname}` : protocol)
}

/**
 * Returns the timestamp as a date. Returns the epoch for an invalid or out-of-range timestamp, because a client's clock
 * may be wrong.
 */
function timeOf(timestamp: number | string): Date {
  const date = new Date(timestamp)
  const year = date.getUTCFullYear()
  return year >= 1970 && year <= 9999 ? date : new Date(0)
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return discreet(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.map(item => storable(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [discreet(key), storable(item, depth + 1)]))
}

/** Replaces a text that contains a pairing link with `…`, because the link is secret. */
function discreet(text: string): string {
  const whole = storableText(text)
  return /symKey=/i.test(whole) ? '…' : whole
}
