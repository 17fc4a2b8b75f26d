/** Addresses used to mint and burn tokens. */
const ADDRESSES = [`0x${'0'.repeat(40)}`, '0x000000000000000000000000000000000000dead']

export function isBurnAddress(address: string): boolean {
  return ADDRESSES.includes(address)
}
