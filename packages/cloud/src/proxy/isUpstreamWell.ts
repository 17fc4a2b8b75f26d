import { fetchChosen } from '../http/fetchChosen'
import { forwardToUpstream } from './forwardToUpstream'
import { parseAnswers } from './jsonRpc'
import { DEFAULT_PROXY_LIMITS } from './ProxyLimits'

const LIMITS = { ...DEFAULT_PROXY_LIMITS, timeout: 3000, responseLimit: 64 * 1024 }
/** Cheap calls without parameters that every healthy node answers, by CAIP-2 namespace. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['eip155', 'eth_blockNumber'],
  ['solana', 'getHealth'],
  ['bip122', 'getblockcount'],
  ['near', 'status'],
  ['sui', 'sui_getChainIdentifier'],
])

/** Returns whether an upstream responds to a probe, which contains no client input. Never rejects. */
export async function isUpstreamWell(chainId: string, url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const [namespace = ''] = chainId.split(':')
    return (namespace === 'bip122' && (await isEsplora(url, signal))) || (await answers(namespace, url, signal))
  } catch {
    return false
  }
}

async function answers(namespace: string, url: string, signal: AbortSignal): Promise<boolean> {
  const method = METHODS.get(namespace) ?? 'status'
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
  const answer = await forwardToUpstream(url, text, { id: 1, method }, LIMITS, signal)
  if (!METHODS.has(namespace)) return answer.trouble === undefined || answer.trouble === 'node-error'
  if (answer.trouble !== undefined) return false
  return parseAnswers(new TextDecoder().decode(answer.bytes))?.answers.every(({ error }) => !error) ?? false
}

async function isEsplora(url: string, signal: AbortSignal): Promise<boolean> {
  const height = await fetchChosen(`${url.replace(/\/$/, '')}/blocks/tip/height`, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMITS.timeout)]),
  })
  await height.body?.cancel()
  return height.ok
}
