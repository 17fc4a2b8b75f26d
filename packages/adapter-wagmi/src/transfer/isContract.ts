import { AppKitError } from '@openappkit/appkit-core/transactions'
import type { NodeRequest } from './NodeRequest'

/** What stands in place of code where a key's account delegates to a contract (EIP-7702); the contract's address follows. */
const delegation = '0xef0100'

/** Whether there is code at an address that isn't the account of a key. @throws AppKitError `account/unavailable` */
export async function isContract(node: NodeRequest, address: string): Promise<boolean> {
  const code = await node('eth_getCode', address, 'latest').catch(cause => {
    throw new AppKitError('account/unavailable', 'The network could not be asked about this address. Try again.', {
      cause,
    })
  })
  return typeof code === 'string' && code.length > 2 && !code.toLowerCase().startsWith(delegation)
}
