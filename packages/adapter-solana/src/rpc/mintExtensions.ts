/** What a token of the newer program asks of every transfer that this adapter can't give. */
export type TransferObstacle = 'hook' | 'nonTransferable'

/** Numbers of the extensions. */
const nonTransferable = 9
const transferHook = 14
/** Behind the longest account without extensions stands what kind it is, then they follow. */
const start = 166

/** Reads what is in the way of transfers from the bytes of a mint. Nothing for one without extensions. */
export function obstacleOf(mint: Uint8Array): TransferObstacle | undefined {
  const view = new DataView(mint.buffer, mint.byteOffset, mint.byteLength)
  for (let offset = start; offset + 4 <= mint.length; ) {
    const [type, length] = [view.getUint16(offset, true), view.getUint16(offset + 2, true)]
    const content = mint.subarray(offset + 4, offset + 4 + length)
    if (type === nonTransferable) return 'nonTransferable'
    // Who may name a program, then the program: zeros as long as there is none.
    if (type === transferHook && content.subarray(32, 64).some(byte => byte !== 0)) return 'hook'
    offset += 4 + length
  }
  return undefined
}
