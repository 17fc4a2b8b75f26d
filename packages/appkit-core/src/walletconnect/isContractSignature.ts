/** What a contract returns for a signature of its own, and the selector of the question. */
const magicValue = '0x1626ba7e'

/** Longest signature that is passed on, in bytes. Those of multisigs with dozens of owners are far below. */
const longestSignature = 16_384

/** A question to the chain of the account. */
export type AskChain = (method: 'eth_call', params: readonly unknown[]) => Promise<unknown>

/**
 * Asks a contract account whether a signature is its own ([EIP-1271](https://eips.ethereum.org/EIPS/eip-1271)).
 *
 * @param hash - The signed message's hash ([EIP-191](https://eips.ethereum.org/EIPS/eip-191)): 32 bytes of hex, prefixed.
 * @throws what `ask` throws when no node answers. A contract that reverts has not signed.
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

/** A node's word that the contract refused: the code of reverts, or the one of failed calls. */
function hasReverted(cause: unknown): boolean {
  const { code } = (cause ?? {}) as { readonly code?: unknown }
  return code === 3 || code === -32000
}
