import { isHex } from 'viem/utils'
import type { CallDecoder } from '../evm/CallDecoder'
import type { ReviewDetail } from '../Review'
import type { ReadTypedData } from './readTypedData'

/** Returns the decoded call of a transaction of a Safe, which the signature may approve. */
export function safeDetails({ primaryType, message }: ReadTypedData, decoder: CallDecoder): readonly ReviewDetail[] {
  const { to, data, value } = message
  if (primaryType !== 'SafeTx' || typeof to !== 'string' || !isHex(data) || typeof value !== 'bigint') return []
  const call = decoder.decode({ to, data, value })
  return call ? [{ label: call.name, value: call.details }] : []
}
