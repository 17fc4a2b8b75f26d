/** Most edits between a misspelled name and the one that was meant. */
const mostEdits = 2

/** Returns the name that `name` most likely misspells. Undefined if none is close. */
export function closestName(name: string, names: readonly string[]): string | undefined {
  const limit = Math.min(mostEdits, Math.floor(name.length / 3))
  const distances = names.map(known => ({ known, edits: editsBetween(name.toLowerCase(), known.toLowerCase()) }))
  const [closest] = distances.sort((one, two) => one.edits - two.edits)
  return closest && closest.edits <= limit ? closest.known : undefined
}

/** Returns the Levenshtein distance of two texts. */
function editsBetween(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...two].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row[two.length] ?? 0
}
