import { AppKitError } from '@openappkit/appkit-core/transactions'
import type { NodeRequest } from './NodeRequest'

/**
 * Code prefix of an account that delegates to a contract ([EIP-7702](https://eips.ethereum.org/EIPS/eip-7702)). The
 * contract's address follows.
 */
const delegation = '0xef0100'

/**
 * Returns whether an address is a contract. An account that delegates to one isn't.
 *
 * @throws {AppKitError} `account/lookup-failed` when the code can't be read.
 */
export async function isContract(node: NodeRequest, address: string): Promise<boolean> {
  const code = await node('eth_getCode', address, 'latest').catch(cause => {
    throw new AppKitError('account/lookup-failed', "The network didn't answer about this address. Try again.", {
      cause,
    })
  })
  return typeof code === 'string' && code.length > 2 && !code.toLowerCase().startsWith(delegation)
}
