import { limits } from '../protocol/limits'
import { invalid, Payload } from '../protocol/Payload'
import { accountFailure } from './accountFailure'
import { isAddress, isSameAddress, readHex, readQuantity } from './hex'
import type { ParsedRequest } from './ParsedRequest'
import type { RequestContext } from './RequestContext'
import type { EvmTransactionRequest } from './WalletRequest'

/** Fields of transaction types whose effects the wallet doesn't show: blobs, access lists and delegations. */
const REFUSED = ['blobs', 'blobVersionedHashes', 'maxFeePerBlobGas', 'sidecars', 'authorizationList', 'keyId'] as const

/** Parses `eth_sendTransaction`. */
export function parseEvmTransaction(params: unknown, context: RequestContext): ParsedRequest {
  if (!Array.isArray(params) || params.length === 0)
    throw invalid("The parameters of 'eth_sendTransaction' must be a list with a transaction.")
  return { request: readEvmTransaction(params[0], context), form: 'evmHash' }
}

/** Reads a transaction or a call. Types 0, 1 and 2 are admitted, without access lists. */
export function readEvmTransaction(data: unknown, context: RequestContext): EvmTransactionRequest {
  const fields = new Payload(data)
  refuseTypes(fields)
  const from = fields.value('from')
  if (isPresent(from) && !isSameAddress(from, context.account)) throw accountFailure()
  const chain = fields.value('chainId')
  if (isPresent(chain) && `eip155:${readQuantity(chain, 'chainId')}` !== context.chainId)
    throw invalid("The transaction is for a chain other than the request's.")
  const to = fields.value('to')
  if (isPresent(to) && !isAddress(to)) throw invalid("'to' must be an address.")
  const callData = readData(fields)
  if (!isPresent(to) && callData === '0x') throw invalid('A transaction without a recipient must create a contract.')
  return {
    kind: 'evmTransaction',
    ...context,
    to: isAddress(to) ? to : null,
    data: callData,
    value: optionalQuantity(fields, 'value') ?? 0n,
    ...readGas(fields),
  }
}

function refuseTypes(fields: Payload): void {
  const type = fields.value('type')
  if (isPresent(type) && readQuantity(type, 'type') > 2n) throw refusedType()
  const accessList = fields.value('accessList')
  if (isPresent(accessList) && !(Array.isArray(accessList) && accessList.length === 0)) throw refusedType()
  if (REFUSED.some(name => isPresent(fields.value(name)))) throw refusedType()
}

function refusedType(): Error {
  return invalid("This wallet doesn't sign transactions with access lists, blobs or delegations.")
}

/** `data` and `input` are two names of one field. If they differ, wallets would sign what the app doesn't expect. */
function readData(fields: Payload): `0x${string}` {
  const [data, input] = (['data', 'input'] as const).map(name => {
    const value = fields.value(name)
    return isPresent(value) ? readHex(value, name, limits.transactionData) : undefined
  })
  if (data !== undefined && input !== undefined && data !== input) throw invalid("'data' and 'input' must be the same.")
  return data ?? input ?? '0x'
}

function readGas(
  fields: Payload,
): Pick<EvmTransactionRequest, 'gas' | 'nonce' | 'maxFeePerGas' | 'maxPriorityFeePerGas'> {
  const nonce = optionalQuantity(fields, 'nonce')
  if (nonce !== undefined && nonce > Number.MAX_SAFE_INTEGER) throw invalid("'nonce' is too large.")
  // A legacy price is the whole fee: no more, and all of it to the validator.
  const price = optionalQuantity(fields, 'gasPrice')
  const maxFeePerGas = optionalQuantity(fields, 'maxFeePerGas') ?? price
  const maxPriorityFeePerGas = optionalQuantity(fields, 'maxPriorityFeePerGas') ?? price
  if (maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined && maxPriorityFeePerGas > maxFeePerGas)
    throw invalid("'maxPriorityFeePerGas' must not be higher than 'maxFeePerGas'.")
  return {
    gas: optionalQuantity(fields, 'gas') ?? optionalQuantity(fields, 'gasLimit'),
    nonce: nonce === undefined ? undefined : Number(nonce),
    maxFeePerGas,
    maxPriorityFeePerGas,
  }
}

function optionalQuantity(fields: Payload, name: string): bigint | undefined {
  const value = fields.value(name)
  return isPresent(value) ? readQuantity(value, name) : undefined
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null
}
