/** Calls that allow a spender: `approve`, `setApprovalForAll`, `increaseAllowance`, `increaseApproval`, and Permit2's `approve`. */
const SELECTORS = ['0x095ea7b3', '0xa22cb465', '0x39509351', '0xd73dd623', '0x87517c45']

/** @param input - the call, or its first four bytes. */
export function isApproval(input: string): boolean {
  return SELECTORS.includes(input.slice(0, 10).toLowerCase())
}
