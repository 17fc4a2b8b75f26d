/**
 * Selectors of calls that authorize a spender: `approve`, `setApprovalForAll`, `increaseAllowance`, `increaseApproval`,
 * and Permit2's `approve`.
 */
const SELECTORS = ['0x095ea7b3', '0xa22cb465', '0x39509351', '0xd73dd623', '0x87517c45']

/**
 * Returns whether a call authorizes a spender.
 *
 * @param input - The call data, or its first four bytes.
 */
export function isApproval(input: string): boolean {
  return SELECTORS.includes(input.slice(0, 10).toLowerCase())
}
