/** Timezones of China, Hong Kong and Macau, past spellings included. Lower case. */
const restricted: ReadonlySet<string> = new Set([
  'asia/beijing',
  'asia/chongqing',
  'asia/chungking',
  'asia/harbin',
  'asia/hong_kong',
  'asia/kashgar',
  'asia/macao',
  'asia/macau',
  'asia/shanghai',
  'asia/urumqi',
])

/**
 * Returns whether a time zone lies in a region where features that sell or exchange are not offered. Connecting is never restricted; see decision 40.
 *
 * @example
 * ```ts
 * isRestrictedRegion(Intl.DateTimeFormat().resolvedOptions().timeZone)
 * ```
 */
export function isRestrictedRegion(timeZone: string | undefined): boolean {
  return restricted.has((timeZone ?? '').toLowerCase())
}
