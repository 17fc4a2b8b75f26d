import { concatHex, hexToBytes, keccak256, numberToHex, toRlp } from 'viem/utils'
import type { FilledEvmTransaction } from '../../request/WalletRequest'
import { evmChainOf } from './evmChainOf'
import { invalidRequest } from './invalidRequest'
import { signDigest } from './signDigest'

type Hex = `0x${string}`
type Fields = readonly (Hex | readonly Hex[])[]

const ADDRESS = /^0x[\da-f]{40}$/i
const DATA = /^0x(?:[\da-f]{2})*$/i
const NO_ACCESS_LIST: readonly Hex[] = []

/**
 * Returns the signed raw transaction ([EIP-1559](https://eips.ethereum.org/EIPS/eip-1559)). Serializes only this type:
 * viem's function for all types would add a tenth to the worker.
 *
 * @throws WalletFailure `embedded/invalid-request` if a field is out of range.
 */
export function signEvmTransaction(request: FilledEvmTransaction, privateKey: Uint8Array): Uint8Array {
  const fields = fieldsOf(request)
  const { r, s, yParity } = signDigest(keccak256(serialize(fields), 'bytes'), privateKey)
  const signature = [BigInt(yParity), BigInt(r), BigInt(s)].map(value => quantity(value, 256))
  return hexToBytes(serialize([...fields, ...signature]))
}

function fieldsOf(request: FilledEvmTransaction): Fields {
  const { to, data, value, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = request
  const isValid =
    (to === null ? data !== '0x' : ADDRESS.test(to)) &&
    DATA.test(data) &&
    Number.isSafeInteger(nonce) &&
    maxPriorityFeePerGas <= maxFeePerGas
  if (!isValid) throw outOfRange()
  return [
    quantity(BigInt(evmChainOf(request.chainId)), 256),
    quantity(BigInt(nonce), 64),
    quantity(maxPriorityFeePerGas, 256),
    quantity(maxFeePerGas, 256),
    quantity(gas, 64),
    to ?? '0x',
    quantity(value, 256),
    data,
    NO_ACCESS_LIST,
  ]
}

/** Encodes a number as transactions do: without leading zeros, so that zero is empty. */
function quantity(value: bigint, bits: number): Hex {
  if (typeof value !== 'bigint' || value < 0n || value >> BigInt(bits) !== 0n) throw outOfRange()
  return value === 0n ? '0x' : numberToHex(value)
}

function serialize(fields: Fields): Hex {
  return concatHex(['0x02', toRlp(fields)])
}

function outOfRange(): Error {
  return invalidRequest('The transaction has a field that is out of range.')
}
