import { type Address, type Hex, hexToBigInt, isAddress, isHex } from 'viem'
import { invalidParams, ProviderRpcError } from './ProviderRpcError'

/** One call of a batch. */
export interface BatchCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** The parameters of `wallet_sendCalls`. */
export interface BatchRequest {
  readonly id?: string
  /** Default: the selected account. */
  readonly from?: Address
  readonly chainId: number
  readonly calls: readonly BatchCall[]
}

/** Longest id of a batch, in characters: 4,096 bytes in hex. */
const longestId = 8194

/**
 * Reads the parameters of `wallet_sendCalls`.
 *
 * @throws ProviderRpcError -32602 for invalid parameters, 5700 if they require a capability.
 */
export function readBatch(value: unknown): BatchRequest {
  const { atomicRequired, calls, capabilities, chainId, from, id, version } = fieldsOf(value)
  if (version !== '2.0.0') throw invalidParams('wallet_sendCalls expects version 2.0.0.')
  if (typeof atomicRequired !== 'boolean') throw invalidParams('atomicRequired must be a boolean.')
  if (!isHex(chainId) || !(Number(chainId) > 0)) throw invalidParams('chainId must be a hex number.')
  if (from !== undefined && !isAddress(String(from), { strict: false })) throw invalidParams(`${from} is no address.`)
  if (id !== undefined && !(typeof id === 'string' && id !== '' && id.length <= longestId))
    throw invalidParams(`id must be a string of at most ${longestId} characters.`)
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('calls must contain at least one call.')
  refuseCapabilities(capabilities)
  return {
    ...(id !== undefined && { id }),
    ...(from !== undefined && { from: from as Address }),
    chainId: Number(chainId),
    calls: calls.map(readCall),
  }
}

function readCall(call: unknown): BatchCall {
  const { capabilities, data = '0x', to, value = '0x0' } = fieldsOf(call)
  if (!isAddress(String(to), { strict: false })) throw invalidParams('a call has no recipient.')
  if (!isHex(data)) throw invalidParams('the data of a call must be hex.')
  if (!isHex(value) || value === '0x') throw invalidParams('the value of a call must be a hex number.')
  refuseCapabilities(capabilities)
  return { to: String(to).toLowerCase() as Address, value: hexToBigInt(value), data }
}

/** Rejects every capability that isn't optional, because the wallet supports none in requests. */
function refuseCapabilities(capabilities: unknown): void {
  if (capabilities === undefined) return
  for (const [name, capability] of Object.entries(fieldsOf(capabilities)))
    if (fieldsOf(capability)['optional'] !== true)
      throw new ProviderRpcError(5700, `The wallet doesn't support the capability ${name}. Make it optional.`)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw invalidParams('wallet_sendCalls expects [batch].')
  return value as Record<string, unknown>
}
