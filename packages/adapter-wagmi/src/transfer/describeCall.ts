import type { RequestLine, TransferLine } from '@openappkit/appkit-core'
import { readUint, selectors } from './erc20'
import type { NodeRequest } from './NodeRequest'
import type { TransferRequest } from './transferRequest'

/** Length of calldata with a selector and two words, in hex characters. */
const transferLength = 2 + 2 * (4 + 32 + 32)

/**
 * Describes the wallet request of a transfer. Adds checksums, because addresses in calldata don't have them.
 *
 * @throws {RangeError} when the data isn't that of a token transfer.
 */
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

/** Describes any call: a transfer, an approval, a swap, or a call by its selector. */
export async function describeCall(
  node: NodeRequest,
  call: TransferRequest,
  sender: string,
  checksum: (address: string) => string,
): Promise<RequestLine> {
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
  const [{ describeSwap }, { describeSettlement }] = await Promise.all([
    import('./describeSwap'),
    import('./describeSettlement'),
  ])
  return (
    describeSwap(call, sender, checksum) ??
    (await describeSettlement(node, call, checksum)) ?? {
      kind: 'call',
      to: checksum(to),
      amount: value,
      method: selector,
    }
  )
}
