/** Most edits between a misspelled name and the one that was meant. */
const mostEdits = 2

/** Returns the name that `name` most likely misspells. Undefined if none is close. */
export function closestName(name: string, names: readonly string[]): string | undefined {
  const limit = Math.min(mostEdits, Math.floor(name.length / 3))
  const distances = names.map(known => ({ known, edits: editsBetween(name.toLowerCase(), known.toLowerCase()) }))
  const [closest] = distances.sort((one, two) => one.edits - two.edits)
  return closest && closest.edits <= limit ? closest.known : undefined
}

/** Returns the number of edits between two texts. Two swapped letters count as one edit. */
function editsBetween(one: string, two: string): number {
  const rows = [Array.from({ length: two.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= two.length; column++) {
      const replaced = at(row - 1, column - 1) + (one[row - 1] === two[column - 1] ? 0 : 1)
      const isSwapped = one[row - 1] === two[column - 2] && one[row - 2] === two[column - 1]
      const swapped = row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : replaced
      rows[row]?.push(Math.min(replaced, swapped, at(row - 1, column) + 1, at(row, column - 1) + 1))
    }
  }
  return at(one.length, two.length)
}
