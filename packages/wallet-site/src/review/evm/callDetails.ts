import { formatGwei, size, slice } from 'viem/utils'
import type { FilledEvmTransaction } from '../../request/WalletRequest'
import type { ReviewDetail } from '../Review'
import type { DecodedCall } from './DecodedCall'

const hexLimit = 20_000

/** Returns the details of a transaction: what a descriptor says, the decoded call, and every field that is signed. */
export async function callDetails(
  request: FilledEvmTransaction,
  found: {
    readonly decoded: DecodedCall | undefined
    readonly described: { readonly details: readonly ReviewDetail[] } | undefined
  },
  hint: () => Promise<readonly ReviewDetail[]>,
): Promise<readonly ReviewDetail[]> {
  const { decoded, described } = found
  const isUnknown = !decoded && !described && request.to !== null && size(request.data) >= 4
  return [
    ...(described?.details ?? []),
    ...(decoded ? [callDetail(decoded)] : []),
    ...(isUnknown ? await hint() : []),
    ...transactionDetails(request),
  ]
}

function callDetail(call: DecodedCall): ReviewDetail {
  const inner = call.inner.map(one => ({ ...callDetail(one), label: `${one.name} → ${one.call.to}` }))
  return { label: call.name, value: [...call.details, ...inner] }
}

function transactionDetails(request: FilledEvmTransaction): readonly ReviewDetail[] {
  const { to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = request
  const shown = data.length > hexLimit ? `${data.slice(0, hexLimit)}… (${size(data)} bytes)` : data
  return [
    ...(to === null ? [] : [{ label: 'to', value: to, format: 'address' } as const]),
    { label: 'value', value: `${value} wei`, format: 'amount' },
    ...(size(data) >= 4 && to !== null
      ? [{ label: 'selector', value: slice(data, 0, 4), format: 'hex' } as const]
      : []),
    ...(data === '0x' ? [] : [{ label: 'data', value: shown, format: 'hex' } as const]),
    { label: 'nonce', value: String(nonce) },
    { label: 'gas', value: String(gas) },
    { label: 'maxFeePerGas', value: `${formatGwei(maxFeePerGas)} gwei` },
    { label: 'maxPriorityFeePerGas', value: `${formatGwei(maxPriorityFeePerGas)} gwei` },
  ]
}
