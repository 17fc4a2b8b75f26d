import type { SendToken } from '../draft/SendToken'
import type { SendChain } from '../SendChain'

/** Whether a chain has transfers of what is to be sent. */
export function canSend(
  { capabilities }: Pick<SendChain, 'capabilities'>,
  { address }: Pick<SendToken, 'address'>,
): boolean {
  return capabilities.has(address === undefined ? 'sendTransaction' : 'sendToken')
}
