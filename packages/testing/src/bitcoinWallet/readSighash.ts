import { invalidParams } from '../wallet/ProviderRpcError'

const names: Readonly<Record<string, number>> = {
  DEFAULT: 0,
  ALL: 1,
  NONE: 2,
  SINGLE: 3,
  'ALL|ANYONECANPAY': 0x81,
  'NONE|ANYONECANPAY': 0x82,
  'SINGLE|ANYONECANPAY': 0x83,
}

/**
 * Parses a sighash type, given as a number or as a name such as `ALL|ANYONECANPAY` or `ALL_ANYONECANPAY`.
 *
 * @throws ProviderRpcError -32602 for an unknown type.
 */
export function readSighash(value: unknown): number | undefined {
  if (value === undefined) return undefined
  const read = typeof value === 'number' ? value : names[String(value).replace('_', '|')]
  if (read === undefined || !Object.values(names).includes(read)) {
    throw invalidParams(`unknown sighash type ${String(value)}.`)
  }
  return read
}
