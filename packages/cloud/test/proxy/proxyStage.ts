import { onTestFinished } from 'vitest'
import type { CloudOptions } from '../../src/server/CloudOptions'
import { startTestCloud, type TestCloud } from '../server/startTestCloud'
import { startUpstream, type Upstream } from '../server/startUpstream'

export const CALL = '{"id":1,"jsonrpc":"2.0","method":"eth_blockNumber"}'
export const ANSWER = '{"jsonrpc":"2.0","id":1,"result":"0x2a"}'

/** A server with two upstreams. The second one responds with {@link ANSWER}. */
export interface ProxyStage {
  readonly cloud: TestCloud
  readonly first: Upstream
  readonly second: Upstream
  call(body: string, init?: RequestInit, chainId?: string): Promise<Response>
}

/** Starts a server for one test, because a failed upstream affects later requests. */
export async function startProxyStage(databaseUrl: string, limits: CloudOptions['proxy'] = {}): Promise<ProxyStage> {
  const [first, second] = await Promise.all([startUpstream(), startUpstream()])
  const cloud = await startTestCloud({
    chains: {
      chains: {
        'eip155:5': [first.url, second.url],
        'solana:main': [second.url],
        'solana:pair': [first.url, second.url],
        'bip122:pair': [first.url, second.url],
      },
    },
    proxy: limits,
    databaseUrl,
  })
  second.answer(200, ANSWER)
  onTestFinished(async () => {
    await cloud.close()
    await first[Symbol.asyncDispose]()
    await second[Symbol.asyncDispose]()
  })
  const call: ProxyStage['call'] = (body, init = {}, chainId = 'eip155:5') =>
    fetch(`${cloud.url}/v1?chainId=${encodeURIComponent(chainId)}&projectId=local&st=appkit&sv=1`, {
      method: 'POST',
      body,
      ...init,
    })
  return { cloud, first, second, call }
}
