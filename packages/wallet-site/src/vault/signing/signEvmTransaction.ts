import { hexToBytes, keccak256, serializeTransaction } from 'viem/utils'
import type { FilledEvmTransaction } from '../../request/WalletRequest'
import { evmChainOf } from './evmChainOf'
import { invalidRequest } from './invalidRequest'
import { signDigest } from './signDigest'

/** Returns the signed raw transaction ([EIP-1559](https://eips.ethereum.org/EIPS/eip-1559)). */
export function signEvmTransaction(request: FilledEvmTransaction, privateKey: Uint8Array): Uint8Array {
  const transaction = { ...fieldsOf(request), type: 'eip1559', chainId: evmChainOf(request.chainId) } as const
  try {
    const { r, s, yParity } = signDigest(keccak256(serializeTransaction(transaction), 'bytes'), privateKey)
    return hexToBytes(serializeTransaction(transaction, { r, s, yParity }))
  } catch (cause) {
    throw invalidRequest('The transaction has a field that is out of range.', cause)
  }
}

/** Only these fields are signed, whatever else the object carries. */
function fieldsOf({ to, data, value, gas, nonce, maxFeePerGas, maxPriorityFeePerGas }: FilledEvmTransaction) {
  return { to, data, value, gas, nonce, maxFeePerGas, maxPriorityFeePerGas }
}
