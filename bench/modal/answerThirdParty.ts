import { answerAccount } from './list/answerAccount.ts'
import { answerDirectory } from './list/answerDirectory.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
}

interface Call {
  readonly id: number
  readonly method: string
}

const results: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x1400000',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getCode: '0x',
  eth_gasPrice: '0x3b9aca00',
  getBalance: { context: { slot: 1 }, value: 1_000_000_000 },
  getVersion: { 'solana-core': '2.0.0' },
}

/**
 * Answers every request to a third party. Nodes of any chain respond. One project id gets a wallet directory and a
 * different one gets accounts. For all other ids, the directory is empty and accounts are unknown. Unknown paths return
 * 404.
 */
export function answerThirdParty(url: URL, body: string): Answer {
  if (/\.(css|woff2?)$/.test(url.pathname)) return { status: 200, type: 'text/css', body: '' }
  const calls = readCalls(body)
  if (calls) return json(Array.isArray(calls) ? calls.map(answerCall) : answerCall(calls))
  const listed = answerDirectory(url) ?? answerAccount(url)
  if (listed) return listed
  if (url.pathname === '/appkit/v1/config')
    return json({ features: [{ id: 'activity', isEnabled: true, config: null }] })
  if (url.pathname === '/appkit/v1/project-limits') {
    return json({ planLimits: { tier: 'none', isAboveRpcLimit: false, isAboveMauLimit: false } })
  }
  if (url.pathname === '/projects/v1/origins') return json({ allowedOrigins: [] })
  if (url.pathname === '/v1/supported-chains') return json({ http: ['eip155:1', 'eip155:137', 'eip155:8453'], ws: [] })
  return json({ error: 'not found' }, 404)
}

function answerCall({ id, method }: Call): unknown {
  if (method !== 'eth_call') return { jsonrpc: '2.0', id, result: results[method] ?? null }
  // The response for an address without a name.
  return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: '0x' } }
}

function readCalls(body: string): Call | Call[] | undefined {
  if (!body.includes('"method"')) return undefined
  try {
    return JSON.parse(body) as Call | Call[]
  } catch {
    return undefined
  }
}

function json(value: unknown, status = 200): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}
