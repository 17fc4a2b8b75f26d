import type { AllowanceParameters } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/transactions'
import { encodeAllowance, readUint } from './erc20'
import type { NodeRequest } from './NodeRequest'

/**
 * Returns the amount of an ERC-20 token that a contract may spend.
 *
 * @throws {AppKitError} `balance/unavailable` when the node or the token doesn't answer.
 */
export async function getAllowance(
  node: NodeRequest,
  { address, spender, tokenAddress }: AllowanceParameters,
): Promise<bigint> {
  try {
    const call = { to: tokenAddress, data: encodeAllowance(address, spender) }
    return readUint((await node('eth_call', call, 'latest')) as `0x${string}`)
  } catch (cause) {
    throw new AppKitError('balance/unavailable', "The token's allowance couldn't be read. Try again.", { cause })
  }
}
