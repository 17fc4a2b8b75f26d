import type { StorableRecord } from './storableRecord'

/**
 * Returns a record as one line of ClickHouse's `JSONEachRow`. Times are in UTC, as DateTime64 expects. Properties are a
 * single string, so the table doesn't need one column per property.
 */
export function exportLine(record: StorableRecord): string {
  const row = {
    event_id: record.eventId,
    project_id: record.projectId,
    kind: record.kind,
    event: record.event,
    url: record.url,
    domain: record.domain,
    address: record.address ?? '',
    properties: JSON.stringify(record.properties),
    sdk_type: record.sdkType ?? '',
    sdk_version: record.sdkVersion ?? '',
    occurred_at: record.occurredAt.toISOString().replace('T', ' ').replace('Z', ''),
  }
  return `${JSON.stringify(row)}\n`
}
