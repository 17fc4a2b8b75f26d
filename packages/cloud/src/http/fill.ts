/** Fills the `{names}` of a message. */
export function fill(message: string, values: Readonly<Record<string, string>>): string {
  return message.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
}
