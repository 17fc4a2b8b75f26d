import type { AnalyticsRecord } from '../contract/analytics'
import type { AnalyticsRow } from '../storage/schema'

const DEEPEST = 8

/** A record as it is stored. What tells too much stays out: queries of URLs, and links that open a pairing. */
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
    event: storableText(event),
    url: placeOf(record.url),
    domain: storableText(record.domain),
    address: address === undefined ? null : storableText(address),
    properties: Object.fromEntries(
      Object.entries({ ...properties, ...error })
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [storableText(key), storable(value, 1)]),
    ),
    sdkType: sdkType === undefined ? null : storableText(sdkType),
    sdkVersion: sdkVersion === undefined ? null : storableText(sdkVersion),
    occurredAt: timeOf(record.timestamp),
  }
}

/** Without query, fragment and credentials: they hold what visitors typed and were given. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol, host, pathname } = new URL(url)
  return storableText(host ? `${protocol}//${host}${pathname}` : protocol)
}

/** A clock may be wrong by more than a date can say. */
function timeOf(timestamp: number | string): Date {
  const date = new Date(timestamp)
  const year = date.getUTCFullYear()
  return year >= 1970 && year <= 9999 ? date : new Date(0)
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) return '…'
  if (Array.isArray(value)) return value.map(item => storable(item, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), storable(item, depth + 1)]))
}

/** Postgres stores neither NUL nor half a surrogate pair. */
function storableText(text: string): string {
  const whole = Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '')
  return /symKey=/i.test(whole) ? '…' : whole
}
