import type { TypedDataDefinition } from 'viem'
import { isBounded } from '../protocol/isBounded'
import { limits } from '../protocol/limits'
import { invalid, Payload } from '../protocol/Payload'
import { accountFailure } from './accountFailure'
import { isSameAddress } from './hex'
import type { ParsedRequest } from './ParsedRequest'
import type { RequestContext } from './RequestContext'
import { readTypedValue, type TypedDataTypes } from './readTypedValue'
import { readTypes } from './readTypes'

const BOUNDS = { text: limits.typedData, values: 20_000, depth: limits.typedDataDepth }

/** Fields of a domain in the order of [EIP-712](https://eips.ethereum.org/EIPS/eip-712). */
const DOMAIN_TYPES: Readonly<Record<string, string>> = {
  name: 'string',
  version: 'string',
  chainId: 'uint256',
  verifyingContract: 'address',
  salt: 'bytes32',
}

/**
 * Parses `eth_signTypedData_v4`. The result holds exactly what is signed: values of their types, and no field that the
 * types don't name. The domain may name another chain: the review blocks it with an explanation.
 */
export function parseTypedData(params: unknown, { account, chainId }: RequestContext): ParsedRequest {
  if (!Array.isArray(params)) throw invalid("The parameters of 'eth_signTypedData_v4' must be a list.")
  const [signer, data]: unknown[] = params
  if (!isSameAddress(signer, account)) throw accountFailure()
  return { request: { kind: 'typedData', chainId, account, typedData: readTypedData(data) }, form: 'evmSignature' }
}

function readTypedData(data: unknown): TypedDataDefinition {
  const fields = new Payload(readJson(data))
  const given = readTypes(fields.value('types'))
  const primaryType = fields.text('primaryType', 200)
  const domain = fields.value('domain') ?? {}
  const types: TypedDataTypes = { ...given, EIP712Domain: given['EIP712Domain'] ?? domainFields(domain) }
  if (!Object.hasOwn(types, primaryType)) throw invalid("'primaryType' must be one of the types.")
  checkDomainFields(types['EIP712Domain'] ?? [])
  const typedData = {
    types,
    primaryType,
    domain: numberChain(readTypedValue(domain, 'EIP712Domain', types)),
    message: readTypedValue(fields.value('message') ?? {}, primaryType, types),
  }
  // `readTypes` has checked what viem's type says about names, which a record can't express.
  return typedData as TypedDataDefinition
}

function readJson(data: unknown): unknown {
  const tooLarge = (): Error =>
    invalid(`Typed data must have up to ${limits.typedData} characters and ${limits.typedDataDepth} levels.`)
  if (typeof data !== 'string') {
    if (!isBounded(data, BOUNDS)) throw tooLarge()
    return data
  }
  if (data.length > limits.typedData) throw tooLarge()
  let parsed: unknown
  try {
    parsed = JSON.parse(data)
  } catch {
    throw invalid('Typed data must be an object or JSON.')
  }
  if (!isBounded(parsed, BOUNDS)) throw tooLarge()
  return parsed
}

function domainFields(domain: unknown): { name: string; type: string }[] {
  const fields = new Payload(domain)
  return Object.entries(DOMAIN_TYPES).flatMap(([name, type]) =>
    fields.value(name) === undefined || fields.value(name) === null ? [] : { name, type },
  )
}

function checkDomainFields(fields: readonly { readonly name: string; readonly type: string }[]): void {
  if (fields.some(({ name, type }) => !Object.hasOwn(DOMAIN_TYPES, name) || DOMAIN_TYPES[name] !== type))
    throw invalid("The type 'EIP712Domain' may only have the fields of the standard.")
}

/** Chain ids are numbers wherever they fit, which is how apps and libraries compare them. */
function numberChain(domain: Record<string, unknown>): Record<string, unknown> {
  const chainId = domain['chainId']
  const isSmall = typeof chainId === 'bigint' && chainId <= Number.MAX_SAFE_INTEGER
  return isSmall ? { ...domain, chainId: Number(chainId) } : domain
}
