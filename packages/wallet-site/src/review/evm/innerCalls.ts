import { type AbiFunction, isHex } from 'viem'
import type { EvmCall } from './DecodedCall'

/** Returns the calls that a batching function runs. */
export function innerCalls(item: AbiFunction, args: readonly unknown[], { to, value }: EvmCall): readonly EvmCall[] {
  switch (item.name) {
    case 'multicall':
      return list(args.at(-1)).flatMap(data => callOf(to, data, value))
    case 'aggregate':
    case 'aggregate3':
    case 'aggregate3Value':
    case 'tryAggregate':
      return list(args.at(-1)).flatMap(one => {
        const fields = record(one)
        return callOf(fields['target'], fields['callData'], fields['value'])
      })
    case 'execTransaction':
      return callOf(args[0], args[2], args[1])
    case 'execute':
      return args.length === 3 && !Array.isArray(args[1]) ? callOf(args[0], args[2], args[1]) : []
    case 'executeBatch':
      return list(args[0]).flatMap((target, index) => callOf(target, list(args[2])[index], list(args[1])[index]))
    default:
      return []
  }
}

function callOf(to: unknown, data: unknown, value: unknown): readonly EvmCall[] {
  if (typeof to !== 'string' || !isHex(data)) return []
  return [{ to, data, value: typeof value === 'bigint' ? value : 0n }]
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
