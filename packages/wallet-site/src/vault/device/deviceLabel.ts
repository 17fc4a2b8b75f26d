const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
]

/** Returns a name for this browser in the user's list of unlock paths, such as 'Chrome on macOS'. */
export function deviceLabel(userAgent: string): string {
  const find = (list: typeof BROWSERS): string | undefined => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = find(SYSTEMS)
  const browser = find(BROWSERS) ?? 'Browser'
  return system === undefined ? browser : `${browser} on ${system}`
}
