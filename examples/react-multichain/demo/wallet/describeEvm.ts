import type { ApprovalRequest } from '@openappkit/testing'
import { formatEther, getAddress, hexToBigInt, hexToBytes, isAddress, isHex } from 'viem'
import type { Description, Fact, WalletContext } from './Description'
import { readableText, shortAddress, shownFee } from './shownValues'

type Described = Omit<Description, 'raw'>
type Transaction = Readonly<Record<string, string | undefined>>

/** Describes a request of an EVM app. */
export function describeEvm(
  { kind, method, params, account, chainId }: ApprovalRequest,
  context: WalletContext,
): Described {
  const network: Fact = ['Network', context.networkName(`eip155:${chainId}`)]
  const own: Fact = ['Account', shortAddress(getAddress(account))]
  switch (kind) {
    case 'sign':
      return method === 'personal_sign'
        ? { title: 'Sign this message?', facts: [own, network], ...messageOf(params) }
        : { title: 'Sign this data?', facts: [own, network, ...typedDataFacts(params[1])] }
    case 'send':
      return describeTransaction(params[0] as Transaction, { own, network, chainId, context })
    case 'switchChain':
      return {
        title: `Switch to ${context.networkName(`eip155:${Number((params[0] as Transaction)['chainId'])}`)}?`,
        facts: [network],
        note: 'The page can then send requests on the new network.',
      }
    case 'addChain':
      return { title: `Add ${String((params[0] as Transaction)['chainName'] ?? 'this network')}?`, facts: [] }
    default:
      return { title: `Allow ${method}?`, facts: [own, network] }
  }
}

/** Returns the message, which is the parameter that isn't the address. */
function messageOf([first, second]: readonly unknown[]): Pick<Description, 'message' | 'note'> {
  const message = typeof first === 'string' && isAddress(first, { strict: false }) ? second : first
  if (!isHex(message)) return { message: String(message) }
  const bytes = hexToBytes(message)
  const text = readableText(bytes)
  return text === undefined
    ? { note: `${bytes.length} bytes that aren’t text. Sign only if you expect it.` }
    : { message: text }
}

function describeTransaction(
  transaction: Transaction,
  { own, network, chainId, context }: { own: Fact; network: Fact; chainId: number; context: WalletContext },
): Described {
  const { to, value, data, input } = transaction
  const amount = `${isHex(value) ? formatEther(hexToBigInt(value)) : '0'} ETH`
  const bytes = data ?? input ?? '0x'
  const isCall = bytes !== '0x'
  return {
    title: !to ? 'Create a contract?' : isCall ? 'Use a contract?' : `Send ${amount}?`,
    ...((!isCall || (isHex(value) && hexToBigInt(value) > 0n)) && { amount }),
    ...(to && { to: getAddress(to) }),
    facts: [own, network, ...(isCall ? [['Contract call', `${(bytes.length - 2) / 2} bytes`] as const] : [])],
    fee: estimateFee(transaction, chainId, context),
  }
}

/** Estimates the fee as the wallet will pay at most: gas at twice the base fee, plus the tip. */
async function estimateFee(transaction: Transaction, chainId: number, { callEvm }: WalletContext): Promise<string> {
  const { from, to, value, data, input, gas } = transaction
  const call = { from, to, value, data: data ?? input }
  const [limit, tip, block] = await Promise.all([
    gas ?? callEvm(chainId, 'eth_estimateGas', [call]),
    callEvm(chainId, 'eth_maxPriorityFeePerGas', []),
    callEvm(chainId, 'eth_getBlockByNumber', ['latest', false]) as Promise<unknown>,
  ])
  const { baseFeePerGas = '0x0' } = block as { baseFeePerGas?: string }
  return `At most ${shownFee(BigInt(limit) * (BigInt(baseFeePerGas) * 2n + BigInt(tip)), 18, 'ETH')}`
}

function typedDataFacts(value: unknown): readonly Fact[] {
  const data = (typeof value === 'string' ? JSON.parse(value) : value) as {
    readonly primaryType?: string
    readonly domain?: Readonly<Record<string, unknown>>
    readonly message?: Readonly<Record<string, unknown>>
  }
  return [
    ['Type', data.primaryType ?? ''],
    ['For', String(data.domain?.['name'] ?? data.domain?.['verifyingContract'] ?? '')],
    ...fieldFacts(data.message ?? {}),
  ]
}

/** Flattens a tree to a list of paths and values, such as `from.wallet: 0x…`. */
function fieldFacts(value: Readonly<Record<string, unknown>>, path = ''): readonly Fact[] {
  return Object.entries(value).flatMap(([name, field]): readonly Fact[] =>
    typeof field === 'object' && field !== null
      ? fieldFacts(field as Record<string, unknown>, `${path}${name}.`)
      : [[`${path}${name}`, String(field)]],
  )
}
