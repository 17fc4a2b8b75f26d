import type { RequestLine } from '@openappkit/appkit-core'
import { CallArguments } from './CallArguments'
import { coinAddresses } from './describeSwap'
import type { NodeRequest } from './NodeRequest'
import type { TransferRequest } from './transferRequest'

/** Registry of 0x's settlers, which has the same address on every chain. */
const registry = '0x00000000000004533Fe15556B1E086BB1A72cEae'
/** Calls of the registry for the current settler that swappers call, and for the one before. */
const registryCalls = ['0x6352211e', '0xe2603dc2'].map(selector => `${selector}${'2'.padStart(64, '0')}`)

const executeSelector = '0x1fff991f'
const execSelector = '0x2213bc0b'

/** A call of a settler. */
interface Settlement {
  readonly settler: string
  readonly data: string
  readonly paid: string | undefined
  readonly amount: bigint
}

/**
 * Decodes a swap through 0x v2: a call of its settler, directly or through the allowance holder. The holder lets the
 * called contract spend the tokens, so the settler must be one that 0x's registry lists. Resolves with undefined for
 * other calls, and if the registry can't be read. The caller must check `contract`, or else `registry`.
 */
export async function describeSettlement(
  node: NodeRequest,
  call: TransferRequest,
  checksum: (address: string) => string,
): Promise<RequestLine | undefined> {
  try {
    const settlement = readSettlement(call)
    if (!settlement?.data.startsWith(executeSelector) || !(await isSettler(node, settlement.settler))) return undefined
    const { amount, data, paid } = settlement
    // The first argument is a tuple of fixed size, which is part of the head.
    const limits = CallArguments.of(data)
    const received = limits.address(1)
    return {
      kind: 'swap',
      to: checksum(limits.address(0)),
      amount,
      method: 'execute((address,address,uint256),bytes[],bytes32)',
      contract: checksum(call.to),
      received: {
        minimum: limits.uint(2),
        ...(!coinAddresses.has(received) && { tokenAddress: checksum(received) }),
      },
      ...(paid === undefined ? { registry: checksum(registry) } : { tokenAddress: checksum(paid) }),
    }
  } catch {
    return undefined
  }
}

function readSettlement({ data = '0x', to, value }: TransferRequest): Settlement | undefined {
  if (data.startsWith(executeSelector)) return { settler: to, data, paid: undefined, amount: value }
  if (!data.startsWith(execSelector) || value !== 0n) return undefined
  const args = CallArguments.of(data)
  const [operator, target] = [args.address(0), args.address(3)]
  // The operator may spend the tokens, and the target gets the call.
  return operator === target
    ? { settler: target, data: args.bytes(4), paid: args.address(1), amount: args.uint(2) }
    : undefined
}

async function isSettler(node: NodeRequest, settler: string): Promise<boolean> {
  const word = settler.slice(2).toLowerCase().padStart(64, '0')
  const listed = await Promise.all(
    // A paused settler makes its call fail.
    registryCalls.map(data => node('eth_call', { to: registry, data }, 'latest').catch(() => undefined)),
  )
  return listed.includes(`0x${word}`)
}
