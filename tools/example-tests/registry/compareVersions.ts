/** Compares two versions by [precedence](https://semver.org/#spec-item-11). Ignores build metadata. */
export function compareVersions(first: string, second: string): number {
  const [one, two] = [parts(first), parts(second)]
  const byNumbers = one.numbers.map((number, index) => number - (two.numbers[index] ?? 0)).find(Boolean)
  if (byNumbers) return byNumbers
  if (!one.prerelease || !two.prerelease) return Number(!one.prerelease) - Number(!two.prerelease)
  return one.prerelease.localeCompare(two.prerelease, 'en', { numeric: true })
}

function parts(version: string): { numbers: number[]; prerelease: string } {
  const [release = '', ...prerelease] = version.split('+', 1)[0]?.split('-') ?? []
  return { numbers: release.split('.').map(Number), prerelease: prerelease.join('-') }
}
