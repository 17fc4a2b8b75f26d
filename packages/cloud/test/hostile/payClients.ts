import { ChainRpc } from '../../src/chains/ChainRpc'
import { BitcoinReader } from '../../src/pay/chain/BitcoinReader'
import type { ChainReader } from '../../src/pay/chain/ChainReader'
import { EvmReader } from '../../src/pay/chain/EvmReader'
import { TRANSFER } from '../../src/pay/chain/evmReceipt'
import { SolanaReader } from '../../src/pay/chain/SolanaReader'
import { postWebhook } from '../../src/pay/webhooks/postWebhook'
import { Upstreams } from '../../src/proxy/Upstreams'
import { ADDRESS, bitcoinTransaction, HASH, OTHER, OWNER, signature } from './honestAnswers'
import type { UpstreamClient } from './upstreamClients'

const TIMEOUT = 1500
const LIMIT = 1024 * 1024
const SIGNATURE = '2'.repeat(88)
const word = (value: string): string => `0x${value.replace('0x', '').padStart(64, '0')}`

/** Returns the results of an honest EVM node. */
function evmResult(method: string, params: readonly unknown[]): unknown {
  const block = { number: '0x10', hash: `0x${HASH}`, timestamp: '0x5' }
  const logs = [
    { transactionHash: `0x${HASH}`, address: OTHER, topics: [TRANSFER, word(ADDRESS), word(ADDRESS)], data: word('5') },
  ]
  const transaction = { hash: `0x${HASH}`, to: ADDRESS, value: '0x7' }
  switch (method) {
    case 'eth_getBlockByNumber':
      return { ...block, ...(params[0] === '0xf' && { number: '0xf' }), transactions: params[1] ? [transaction] : [] }
    case 'eth_getLogs':
      return logs
    case 'eth_getTransactionReceipt':
      return { status: '0x1', blockNumber: '0x10', blockHash: `0x${HASH}`, logs }
    case 'eth_getTransactionByHash':
      return transaction
    default:
      return word('5')
  }
}

function solanaResult(method: string): unknown {
  switch (method) {
    case 'getSignaturesForAddress':
      return [signature]
    case 'getSignatureStatuses':
      return { value: [{ confirmationStatus: 'finalized' }] }
    default:
      return {
        slot: 7,
        blockTime: 5,
        transaction: { message: { accountKeys: [{ pubkey: OWNER }] } },
        meta: { err: null, fee: 1, preBalances: [1], postBalances: [9], preTokenBalances: [], postTokenBalances: [] },
      }
  }
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

function node(result: (method: string, params: readonly unknown[]) => unknown): (request: string) => string {
  return request => {
    const body = JSON.parse(request) as Call | readonly Call[]
    const one = ({ id, method, params }: Call): object => ({ jsonrpc: '2.0', id, result: result(method, params) })
    return JSON.stringify(Array.isArray(body) ? body.map(one) : one(body as Call))
  }
}

/** Finds and reads the payments of a rail. */
function following(
  create: (rpc: ChainRpc) => ChainReader,
  chainId: string,
  recipientKey: string,
  txHash: string,
): UpstreamClient['open'] {
  return urls => {
    const reader = create(new ChainRpc(new Upstreams({ [chainId]: urls }), { timeout: TIMEOUT, responseLimit: LIMIT }))
    const rails = [{ asset: 'native', matching: 'address' as const, recipientKey, reference: OWNER }]
    const cursor = { number: 15n, hash: `0x${HASH}` }
    return async () => {
      const { signal } = new AbortController()
      const { hashes } = await reader.find({ chainId, rails, cursor }, signal)
      const states = await reader.read(chainId, [{ txHash, block: null }], new Set([recipientKey]), signal)
      return { hashes, states: [...states] }
    }
  }
}

/** Clients of the invoice service. */
export const PAY_CLIENTS: readonly UpstreamClient[] = [
  {
    name: 'payments on an EVM chain',
    files: ['chains/ChainRpc.ts', 'proxy/forwardToUpstream.ts', 'http/fetchChosen.ts'],
    answer: node(evmResult),
    open: following(rpc => new EvmReader(rpc), 'eip155:1', ADDRESS, `0x${HASH}`),
    otherwise: 'next',
  },
  {
    name: 'payments on Solana',
    files: ['chains/ChainRpc.ts', 'proxy/forwardToUpstream.ts', 'http/fetchChosen.ts'],
    answer: node(solanaResult),
    open: following(rpc => new SolanaReader(rpc), 'solana:x', OWNER, SIGNATURE),
    otherwise: 'next',
  },
  {
    name: 'payments on Bitcoin',
    files: ['chains/ChainRpc.ts', 'chains/askRest.ts', 'http/fetchChosen.ts'],
    answer: (_, path) =>
      JSON.stringify(
        path.endsWith('/height') ? 9 : path.includes('/address/') ? [bitcoinTransaction] : bitcoinTransaction,
      ),
    open: following(rpc => new BitcoinReader(rpc), 'bip122:x', 'bc1own', HASH),
    otherwise: 'next',
  },
  {
    name: 'a webhook of an invoice',
    files: ['pay/webhooks/postWebhook.ts'],
    answer: () => '{}',
    // Only the status is read of a response, and every outcome but 2xx is sent again.
    open:
      ([url = '']) =>
      async () => {
        const peer = { address: '127.0.0.1', port: Number(new URL(url).port) }
        const request = { url, headers: {}, body: '{}' }
        await postWebhook(request, async () => peer, AbortSignal.timeout(TIMEOUT)).catch(() => undefined)
        return undefined
      },
    otherwise: 'absent',
    isOpaque: true,
  },
]
