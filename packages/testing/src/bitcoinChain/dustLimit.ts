/**
 * Returns the minimum amount of an output: three satoshis for each byte that creating and spending it takes, or zero
 * for `OP_RETURN`.
 */
export function dustLimit(script: Uint8Array): bigint {
  const [opcode = 0] = script
  if (opcode === 0x6a) return 0n
  // Witness programs start with their version, `OP_0` to `OP_16`. They are cheaper to spend.
  const spending = opcode === 0 || (opcode >= 0x51 && opcode <= 0x60) ? 67 : 148
  return 3n * BigInt(8 + 1 + script.length + spending)
}
