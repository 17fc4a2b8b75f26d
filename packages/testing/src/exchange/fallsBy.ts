/** 100 percent, in millionths of a percent. */
const whole = 100_000_000n

/**
 * Returns a function that reports whether `after` is at least `percent` below `before`, exact to a millionth of a percent.
 *
 * @throws RangeError if `percent` isn't between 0 and 100.
 */
export function fallsBy(percent: number): (before: bigint, after: bigint) => boolean {
  const lost = BigInt(Math.round((percent || 0) * 1_000_000))
  if (lost <= 0n || lost >= whole)
    throw new RangeError(`Pass a percentage above 0 and below 100 instead of ${percent}.`)
  return (before, after) => after * whole <= before * (whole - lost)
}
