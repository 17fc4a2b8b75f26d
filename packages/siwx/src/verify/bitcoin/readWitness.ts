/** The items of a serialised witness. Undefined when it isn't one, to the last byte. Items that a single key needs are short, so a length has one byte. */
export function readWitness(bytes: Uint8Array): Uint8Array[] | undefined {
  const [count = 0] = bytes
  const items: Uint8Array[] = []
  let offset = 1
  for (let index = 0; index < count; index++) {
    const length = bytes[offset]
    if (length === undefined || length >= 0xfd) return undefined
    items.push(bytes.subarray(offset + 1, offset + 1 + length))
    offset += 1 + length
  }
  return offset === bytes.length ? items : undefined
}
