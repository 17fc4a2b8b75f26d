import type { ApprovalRequest } from '@openappkit/testing'
import type { SessionProposal } from '@openappkit/testing/walletconnect'
import { formatEther, getAddress, hexToBigInt, hexToString, isHex } from 'viem'
import type { AnyRequest } from './AnyRequest'
import type { Description } from './Description'
import { describeBitcoin } from './describeBitcoin'
import { describeSolana } from './describeSolana'
import type { WalletStore } from './WalletStore'

/** Describes a request. Shows unknown requests unchanged. */
export function describeApproval(request: AnyRequest, store: WalletStore): Description {
  if ('chain' in request) return describeSolana(request, store.networkName(request.chain))
  if ('network' in request) return describeBitcoin(request, 'Local Bitcoin')
  return describeEvm(request, store)
}

function describeEvm(request: ApprovalRequest, store: WalletStore): Description {
  const { kind, method, params, account, chainId, dapp } = request
  const network = ['Network', store.networkName(`eip155:${chainId}`)] as const
  const own = ['Account', getAddress(account)] as const
  switch (kind) {
    case 'connect': {
      const proposal = params[0] as SessionProposal
      const chains = proposal.chains.map(chain => store.networkName(chain))
      return {
        title: 'Connect to this app?',
        dapp: proposal.dapp,
        lines: [own, ['Networks', chains.join(', ') || 'None supported']],
        note: 'It will see your addresses and can request signatures and transactions. Nothing happens without your approval.',
      }
    }
    case 'sign':
      return method === 'personal_sign'
        ? { title: 'Sign this message?', dapp, lines: [own], text: readMessage(params) }
        : { title: 'Sign this data?', dapp, lines: [network, own, ...typedDataLines(params[1])] }
    case 'send':
      return { title: 'Send this transaction?', dapp, lines: [...transactionLines(params[0]), network] }
    case 'switchChain':
      return {
        title: 'Switch network?',
        dapp,
        lines: [['To', store.networkName(`eip155:${requestedChainId(params[0])}`)]],
      }
    case 'addChain':
      return { title: 'Add this network?', dapp, lines: [], text: JSON.stringify(params[0], null, 2) }
    default:
      return { title: `Allow ${method}?`, dapp, lines: [network], text: JSON.stringify(params, null, 2) }
  }
}

/** Returns the message, which is the parameter that isn't the address. Bytes that aren't readable text stay in hex. */
function readMessage([first, second]: readonly unknown[]): string {
  const message = typeof first === 'string' && /^0x[0-9a-fA-F]{40}$/.test(first) ? second : first
  if (!isHex(message)) return String(message)
  const text = hexToString(message)
  return /\uFFFD|(?![\n\r\t])\p{Cc}/u.test(text) ? message : text
}

interface TypedData {
  readonly primaryType?: string
  readonly domain?: Readonly<Record<string, unknown>>
  readonly message?: Readonly<Record<string, unknown>>
}

function typedDataLines(data: unknown): [string, string][] {
  const {
    primaryType = '',
    domain = {},
    message = {},
  } = (typeof data === 'string' ? JSON.parse(data) : data) as TypedData
  return [
    ['Type', primaryType],
    ['For', String(domain['name'] ?? domain['verifyingContract'] ?? '')],
    ...fieldLines(message),
  ]
}

/** Flattens a tree to a list of paths and values, such as `from.wallet: 0x…`. */
function fieldLines(value: Readonly<Record<string, unknown>>, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, field]): [string, string][] =>
    typeof field === 'object' && field !== null
      ? fieldLines(field as Record<string, unknown>, `${path}${name}.`)
      : [[`${path}${name}`, String(field)]],
  )
}

function transactionLines(value: unknown): [string, string][] {
  const { to, from, value: amount, data, input } = value as Readonly<Record<string, string | undefined>>
  const bytes = data ?? input ?? '0x'
  return [
    ['Amount', `${isHex(amount) ? formatEther(hexToBigInt(amount)) : '0'} ETH`],
    ['To', to ?? 'New contract'],
    ['From', from ?? ''],
    ...(bytes === '0x' ? [] : [['Contract call', `${(bytes.length - 2) / 2} bytes`] as [string, string]]),
  ]
}

function requestedChainId(value: unknown): number {
  return Number((value as { chainId?: unknown }).chainId)
}
