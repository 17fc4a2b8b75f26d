import { expect, onTestFinished, test } from 'vitest'
import { startPriceService } from '../../../test/prices/startPriceService'
import type { CaipAddress } from '../PriceSource'
import { LlamaSource } from './LlamaSource'

const USDC: CaipAddress = 'eip155:1:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const BONK: CaipAddress = 'solana:main:DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'
const SECONDS = 1_700_000_000

async function stage() {
  const service = await startPriceService()
  onTestFinished(() => service[Symbol.asyncDispose]())
  const chains: Readonly<Record<string, { chain: string; native: string }>> = {
    'eip155:1': { chain: 'ethereum', native: 'coingecko:ethereum' },
    'solana:main': { chain: 'solana', native: 'coingecko:solana' },
  }
  const source = new LlamaSource({
    name: 'llama',
    url: service.url,
    batchSize: 50,
    minConfidence: 0.9,
    names: chainId => chains[chainId] ?? {},
  })
  return { service, source, quote: (assets: readonly CaipAddress[]) => source.quote(assets, AbortSignal.timeout(2000)) }
}

test('requests tokens and native assets of all chains together', async () => {
  const { service, quote } = await stage()
  service.answer(() => ({
    coins: {
      'ethereum:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': { price: 0.999, timestamp: SECONDS, confidence: 0.99 },
      [BONK.replace(':main', '')]: { price: 0.00002, timestamp: SECONDS, confidence: 0.95 },
      'coingecko:ethereum': { price: 2500, timestamp: SECONDS },
    },
  }))
  const asOf = SECONDS * 1000
  expect(await quote([USDC, BONK, 'eip155:1:native'])).toEqual(
    new Map([
      [USDC, { usd: 0.999, asOf }],
      [BONK, { usd: 0.00002, asOf }],
      ['eip155:1:native', { usd: 2500, asOf }],
    ]),
  )
  expect(decodeURIComponent(service.requests[0] ?? '')).toBe(
    `/prices/current/ethereum:${USDC.slice(9)},${BONK.replace(':main', '')},coingecko:ethereum`,
  )
})

test('a price with a low confidence is unknown', async () => {
  const { service, quote } = await stage()
  service.answer(() => ({ coins: { 'coingecko:ethereum': { price: 2500, timestamp: SECONDS, confidence: 0.89 } } }))
  expect((await quote(['eip155:1:native'])).size).toBe(0)
})

test.each([{}, { coins: [] }, { coins: { a: 1 } }, 'null'])('fails if the service answers %j', async answer => {
  const { service, quote } = await stage()
  service.answer(() => answer)
  await expect(quote([USDC])).rejects.toThrow()
})

test('sends no request for chains without an id in the API', async () => {
  const { source } = await stage()
  expect(source.groupOf('eip155:31337:native')).toBeUndefined()
  expect(source.groupOf('bip122:main:native')).toBeUndefined()
})
