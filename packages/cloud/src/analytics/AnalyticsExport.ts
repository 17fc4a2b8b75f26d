/** Destinations of the analytics export, one JSON object per line (ClickHouse's `JSONEachRow`). */
export interface AnalyticsExport {
  /** File to append to. */
  readonly file?: string
  /**
   * ClickHouse's HTTP URL with its query, such as
   * `http://clickhouse:8123/?query=INSERT%20INTO%20appkit_events%20FORMAT%20JSONEachRow`.
   */
  readonly clickhouseUrl?: string
}
