/** Value that a contract returns for a valid signature, which is also the call's selector. */
const magicValue = '0x1626ba7e'

/** Maximum length of a signature in bytes. Multisigs with dozens of owners are far below. */
const longestSignature = 16_384

/** Sends a call to the account's chain. */
export type AskChain = (method: 'eth_call', params: readonly unknown[]) => Promise<unknown>

/**
 * Verifies the signature of a contract account ([EIP-1271](https://eips.ethereum.org/EIPS/eip-1271)). Resolves with
 * false if the contract reverts, or if the signature isn't hex or is longer than 16,384 bytes. Rejects with the error
 * from `ask` if no node responds.
 *
 * @param hash - Hash of the signed message ([EIP-191](https://eips.ethereum.org/EIPS/eip-191)): 32 bytes of hex with
 * `0x`.
 */
export async function isContractSignature(
  ask: AskChain,
  address: string,
  hash: string,
  signature: string,
): Promise<boolean> {
  const bytes = /^0x((?:[\da-f]{2})*)$/i.exec(signature)?.[1]
  if (bytes === undefined || bytes.length > longestSignature * 2) return false
  const word = (value: number) => value.toString(16).padStart(64, '0')
  const length = bytes.length / 2
  const data = [
    magicValue,
    hash.slice(2),
    word(0x40),
    word(length),
    bytes.padEnd(Math.ceil(length / 32) * 64, '0'),
  ].join('')
  try {
    const answer = await ask('eth_call', [{ to: address, data }, 'latest'])
    return typeof answer === 'string' && answer.toLowerCase().startsWith(magicValue)
  } catch (cause) {
    if (hasReverted(cause)) return false
    throw cause
  }
}

/** Returns whether a node's error means that the contract reverted. */
function hasReverted(cause: unknown): boolean {
  const { code } = (cause ?? {}) as { readonly code?: unknown }
  return code === 3 || code === -32000
}
