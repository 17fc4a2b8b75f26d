import {
  type AccessList,
  type Address,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isAddress,
  type TransactionSerializable,
} from 'viem'
import { dynamicFees } from './dynamicFees'
import { invalidParams } from './ProviderRpcError'
import type { WalletCall, WalletCore } from './WalletCore'

/** The parameters of `eth_sendTransaction`. */
export interface TransactionRequest {
  readonly from: Address
  readonly to?: Address
  readonly value?: Hex
  readonly data?: Hex
  readonly input?: Hex
  readonly gas?: Hex
  readonly gasPrice?: Hex
  readonly maxFeePerGas?: Hex
  readonly maxPriorityFeePerGas?: Hex
  readonly nonce?: Hex
  readonly chainId?: Hex
  readonly accessList?: AccessList
}

/** Fills in missing fields, signs with the account's key and sends the raw transaction to the chain. */
export async function sendTransaction(wallet: WalletCore, call: WalletCall): Promise<unknown> {
  const request = readRequest(call.params[0])
  const account = wallet.signer(request.from)
  const { chainId } = call
  if (request.chainId !== undefined && hexToNumber(request.chainId) !== chainId) {
    throw invalidParams(`the transaction is for chain ${hexToNumber(request.chainId)}, the request is for ${chainId}.`)
  }
  await wallet.confirm('send', call)
  return wallet.inOrder(async () => {
    const raw = await account.signTransaction(await completeTransaction(wallet, request, chainId))
    return wallet.callChain('eth_sendRawTransaction', [raw], chainId)
  })
}

function readRequest(value: unknown): TransactionRequest {
  if (typeof value !== 'object' || value === null) throw invalidParams('eth_sendTransaction expects [transaction].')
  const request = value as Partial<TransactionRequest>
  if (!isAddress(String(request.from), { strict: false })) throw invalidParams('the transaction has no sender.')
  if (request.to !== undefined && request.to !== null && !isAddress(request.to, { strict: false })) {
    throw invalidParams(`${request.to} is not an address.`)
  }
  return request as TransactionRequest
}

/** Fills in the missing fields of a transaction from the chain. */
export async function completeTransaction(
  wallet: WalletCore,
  request: TransactionRequest,
  chainId: number,
): Promise<TransactionSerializable> {
  const ask = async (method: string, ...params: unknown[]): Promise<Hex> =>
    (await wallet.callChain(method, params, chainId)) as Hex
  const { from, to, value, accessList, gasPrice } = request
  const data = request.data ?? request.input
  const content = { to, value, data, accessList }
  const [nonce, gas, fees] = await Promise.all([
    request.nonce ?? wallet.takeNonce() ?? ask('eth_getTransactionCount', from, 'pending'),
    request.gas ?? ask('eth_estimateGas', { from, ...content }),
    gasPrice === undefined ? dynamicFees(wallet, request, chainId) : { gasPrice: hexToBigInt(gasPrice) },
  ])
  const base = {
    chainId,
    to,
    data,
    nonce: hexToNumber(nonce),
    gas: hexToBigInt(gas),
    value: hexToBigInt(value ?? '0x0'),
  }
  if ('maxFeePerGas' in fees) return { ...base, ...fees, type: 'eip1559', accessList }
  return accessList === undefined
    ? { ...base, ...fees, type: 'legacy' }
    : { ...base, ...fees, type: 'eip2930', accessList }
}
