import type { RequestLine } from '@openappkit/appkit-core'
import { CallArguments } from './CallArguments'
import type { TransferRequest } from './transferRequest'

/** A decoded swap. An asset is a token's address, or undefined for the native coin. */
interface Swap {
  readonly method: string
  readonly paid: string | undefined
  readonly amount: bigint
  readonly received: string | undefined
  readonly minimum: bigint
  readonly recipient: string
  readonly deadline?: bigint
}

type Decoder = (args: CallArguments, value: bigint, sender: string, contract: string) => Swap | undefined

/** Addresses that contracts use for the native coin. */
export const coinAddresses: ReadonlySet<string> = new Set([
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0x0000000000000000000000000000000000000000',
])

/**
 * Decodes a swap through a contract whose interface we know: a router with Uniswap V2's functions, a wrapped coin, or
 * the contracts of 1inch, LI.FI and Velora, which check the minimum themselves. Returns undefined for other calls. For
 * 0x, see `describeSettlement`. The caller must check `contract`, because any contract can have these functions.
 */
export function describeSwap(
  { data = '0x', to, value }: TransferRequest,
  sender: string,
  checksum: (address: string) => string,
): RequestLine | undefined {
  try {
    const swap = decoders[data.slice(0, 10)]?.(CallArguments.of(data), value, sender, to)
    if (!swap) return undefined
    const { amount, deadline, method, minimum, paid, received, recipient } = swap
    // A call that sends coins besides the paid token isn't only a swap.
    if (value !== (paid === undefined ? amount : 0n)) return undefined
    return {
      kind: 'swap',
      to: checksum(recipient),
      amount,
      method,
      contract: checksum(to),
      received: { minimum, ...(received !== undefined && { tokenAddress: checksum(received) }) },
      ...(paid !== undefined && { tokenAddress: checksum(paid) }),
      ...(deadline !== undefined && { deadline }),
    }
  } catch {
    return undefined
  }
}

/** Decodes a swap of native coins through a Uniswap V2 router. */
function fromCoins(method: string): Decoder {
  return (args, value) => {
    const path = args.addresses(1)
    return {
      method,
      paid: undefined,
      amount: value,
      received: path.at(-1),
      minimum: args.uint(0),
      recipient: args.address(2),
      deadline: args.uint(3),
    }
  }
}

/** Decodes a swap of tokens through a Uniswap V2 router. */
function fromTokens(method: string, toCoins = false): Decoder {
  return args => {
    const path = args.addresses(2)
    return {
      method,
      paid: path[0],
      amount: args.uint(0),
      received: toCoins ? undefined : path.at(-1),
      minimum: args.uint(1),
      recipient: args.address(3),
      deadline: args.uint(4),
    }
  }
}

/** Decodes a swap through LI.FI, whose steps have the paid asset first and the received one last. */
function throughLifi(method: string, hasSteps: boolean): Decoder {
  return args => {
    const list = args.at(5)
    const count = hasSteps ? Number(list.uint(0)) : 1
    if (count === 0 || count > 20) return undefined
    // A list has its length first, and offsets from there.
    const [first, last] = hasSteps ? [listItem(list, 0), listItem(list, count - 1)] : [list, list]
    return {
      method,
      paid: assetOf(first.address(2)),
      amount: first.uint(4),
      received: assetOf(last.address(3)),
      minimum: args.uint(4),
      recipient: args.address(3),
    }
  }
}

/** Returns the parts of a tuple in a list. The offsets of its tuples count from the first one. */
function listItem(list: CallArguments, index: number): CallArguments {
  return list.after(1).at(index)
}

function assetOf(address: string): string | undefined {
  return coinAddresses.has(address) ? undefined : address
}

const decoders: Readonly<Record<string, Decoder>> = {
  '0x7ff36ab5': fromCoins('swapExactETHForTokens(uint256,address[],address,uint256)'),
  '0xb6f9de95': fromCoins('swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)'),
  '0x38ed1739': fromTokens('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)'),
  '0x5c11d795': fromTokens(
    'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
  ),
  '0x18cbafe5': fromTokens('swapExactTokensForETH(uint256,uint256,address[],address,uint256)', true),
  '0x791ac947': fromTokens(
    'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
    true,
  ),
  // Wrapped coins.
  '0xd0e30db0': (_, value, sender, contract) => ({
    method: 'deposit()',
    paid: undefined,
    amount: value,
    received: contract,
    minimum: value,
    recipient: sender,
  }),
  '0x2e1a7d4d': (args, _, sender, contract) => ({
    method: 'withdraw(uint256)',
    paid: contract,
    amount: args.uint(0),
    received: undefined,
    minimum: args.uint(0),
    recipient: sender,
  }),
  // 1inch v6.
  '0x07ed2379': args => ({
    method: 'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
    paid: assetOf(args.address(1)),
    amount: args.uint(5),
    received: assetOf(args.address(2)),
    minimum: args.uint(6),
    recipient: args.address(4),
  }),
  // Velora v6.2. Without a beneficiary, the sender receives.
  '0xe3ead59e': (args, _, sender) => ({
    method: 'swapExactAmountIn(address,(address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes,bytes)',
    paid: assetOf(args.address(1)),
    amount: args.uint(3),
    received: assetOf(args.address(2)),
    minimum: args.uint(4),
    recipient: args.uint(7) === 0n ? sender : args.address(7),
  }),
  // LI.FI.
  '0x4666fc80': throughLifi('swapTokensSingleV3ERC20ToERC20', false),
  '0x733214a3': throughLifi('swapTokensSingleV3ERC20ToNative', false),
  '0xaf7060fd': throughLifi('swapTokensSingleV3NativeToERC20', false),
  '0x5fd9ae2e': throughLifi('swapTokensMultipleV3ERC20ToERC20', true),
  '0x2c57e884': throughLifi('swapTokensMultipleV3ERC20ToNative', true),
  '0x736eac0b': throughLifi('swapTokensMultipleV3NativeToERC20', true),
}
