/** Where analytics are copied to, one JSON object a line (ClickHouse's `JSONEachRow`). */
export interface AnalyticsExport {
  /** A file to append to. */
  readonly file?: string
  /** ClickHouse's HTTP address with its query, as in `http://clickhouse:8123/?query=INSERT%20INTO%20appkit_events%20FORMAT%20JSONEachRow`. */
  readonly clickhouseUrl?: string
}
