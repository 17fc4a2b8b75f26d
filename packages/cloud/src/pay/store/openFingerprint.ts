/** Returns the fingerprint of a new invoice, which must cause no event. */
export function openFingerprint(positions: readonly number[]): string {
  return `open||${positions.map(position => `${position}:0`).join(',')}`
}
