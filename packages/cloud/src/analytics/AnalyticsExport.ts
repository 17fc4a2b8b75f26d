/**
 * Destinations of the analytics export. Each receives one JSON object per line, in ClickHouse's `JSONEachRow` format.
 * If a destination is too slow or fails three times, the export drops the records. The database keeps them.
 */
export interface AnalyticsExport {
  /** Path of a file to append records to. */
  readonly file?: string
  /**
   * URL of ClickHouse's HTTP interface, including the query, such as
   * `http://clickhouse:8123/?query=INSERT%20INTO%20appkit_events%20FORMAT%20JSONEachRow`.
   */
  readonly clickhouseUrl?: string
}
