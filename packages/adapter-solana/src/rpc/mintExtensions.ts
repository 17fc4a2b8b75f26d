/** Requirement of a Token-2022 mint that this adapter can't fulfill. */
export type TransferObstacle = 'hook' | 'nonTransferable'

/** Numbers of the extension types. */
const nonTransferable = 9
const transferHook = 14
/** Offset of the extensions, which follow the longest base account and the account type. */
const start = 166

/** Returns the reason why a mint's tokens can't be transferred, if any. */
export function obstacleOf(mint: Uint8Array): TransferObstacle | undefined {
  const view = new DataView(mint.buffer, mint.byteOffset, mint.byteLength)
  for (let offset = start; offset + 4 <= mint.length; ) {
    const [type, length] = [view.getUint16(offset, true), view.getUint16(offset + 2, true)]
    const content = mint.subarray(offset + 4, offset + 4 + length)
    if (type === nonTransferable) return 'nonTransferable'
    // Contains the authority, then the program, which is zero if there is none.
    if (type === transferHook && content.subarray(32, 64).some(byte => byte !== 0)) return 'hook'
    offset += 4 + length
  }
  return undefined
}
