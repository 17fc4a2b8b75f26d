/** Returns a variable of the environment. A wrong or missing one must stop the shop, not lose a payment. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Set ${name}. The README lists all variables.`)
  return value
}
