import type { RequestLine, TransferLine } from '@openappkit/appkit-core'
import { readUint, selectors } from './erc20'
import type { TransferRequest } from './transferRequest'

/** Selector, and two words. */
const transferLength = 2 + 2 * (4 + 32 + 32)

/** Reads back what a wallet is asked. Addresses in calldata have no checksum of their own, and others may come without one. */
export function describeTransferCall(
  { data, to, value }: TransferRequest,
  checksum: (address: string) => string,
): TransferLine {
  if (data === undefined) return { kind: 'nativeTransfer', to: checksum(to), amount: value }
  const [recipient, amount] = [data.slice(10, 74), data.slice(74)]
  if (!data.startsWith(selectors.transfer) || data.length !== transferLength || !/^0{24}/u.test(recipient))
    throw new RangeError(`Expected the data of a transfer, got ${data}`)
  return {
    kind: 'tokenTransfer',
    to: checksum(`0x${recipient.slice(24)}`),
    amount: readUint(`0x${amount}`),
    tokenAddress: checksum(to),
    method: 'transfer(address,uint256)',
  }
}

/** Reads back any call: a transfer, an approval, or what its selector says. */
export function describeCall(call: TransferRequest, checksum: (address: string) => string): RequestLine {
  const { data, to, value } = call
  if (data === undefined) return describeTransferCall(call, checksum)
  const selector = data.slice(0, 10)
  const isOfToken = value === 0n && data.length === transferLength && /^0{24}/u.test(data.slice(10))
  if (isOfToken && selector === selectors.transfer) return describeTransferCall(call, checksum)
  if (isOfToken && selector === selectors.approve)
    return {
      kind: 'approval',
      to: checksum(`0x${data.slice(34, 74)}`),
      amount: readUint(`0x${data.slice(74)}`),
      tokenAddress: checksum(to),
      method: 'approve(address,uint256)',
    }
  return { kind: 'call', to: checksum(to), amount: value, method: selector }
}
