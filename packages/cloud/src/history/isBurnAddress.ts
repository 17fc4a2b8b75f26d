/** Where tokens come from when they are made, and where they go to be gone for good. */
const ADDRESSES = [`0x${'0'.repeat(40)}`, '0x000000000000000000000000000000000000dead']

export function isBurnAddress(address: string): boolean {
  return ADDRESSES.includes(address)
}
