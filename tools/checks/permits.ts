const PERMISSIVE = new Set(['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0'])

/** Whether an SPDX expression lets us choose permissive terms. `OR` needs one side, `AND` both; `AND` binds tighter. */
export function permits(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? []
  let position = 0
  const take = (word: string): boolean => {
    if (tokens[position]?.toUpperCase() !== word) return false
    position += 1
    return true
  }

  const any = (): boolean => {
    let result = all()
    while (take('OR')) result = all() || result
    return result
  }
  const all = (): boolean => {
    let result = one()
    while (take('AND')) result = one() && result
    return result
  }
  const one = (): boolean => {
    if (take('(')) {
      const result = any()
      return take(')') && result
    }
    const name = tokens[position++]
    // An exception only widens the permissions of a license.
    if (take('WITH')) position += 1
    return name !== undefined && PERMISSIVE.has(name)
  }

  const result = any()
  return result && position === tokens.length
}
