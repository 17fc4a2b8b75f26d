/**
 * Returns the smallest positive input that `isEnough` accepts. `isEnough` must accept every input above an accepted one,
 * and accept some.
 */
export function smallestInput(isEnough: (input: bigint) => boolean): bigint {
  let high = 1n
  while (!isEnough(high)) high *= 2n
  let low = high / 2n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
