import { Registry } from 'prom-client'
import { encodeAbiParameters, zeroAddress } from 'viem'
import { ExportSink } from '../../src/analytics/ExportSink'
import { BitcoinAssets } from '../../src/balances/bitcoin/BitcoinAssets'
import { SolanaAssets } from '../../src/balances/solana/SolanaAssets'
import { ChainRpc } from '../../src/chains/ChainRpc'
import { LifiApi } from '../../src/convert/providers/lifi/LifiApi'
import { SwapApi } from '../../src/convert/providers/SwapApi'
import { BitcoinHistory } from '../../src/history/BitcoinHistory'
import { BlockscoutHistory } from '../../src/history/BlockscoutHistory'
import { EvmPending } from '../../src/history/EvmPending'
import { SolanaHistory } from '../../src/history/SolanaHistory'
import { AvatarReader } from '../../src/identity/AvatarReader'
import { ImageCache } from '../../src/images/ImageCache'
import { ImageLinks } from '../../src/images/ImageLinks'
import { ImageProxy } from '../../src/images/ImageProxy'
import { MediaSource } from '../../src/images/MediaSource'
import { SafeFetch } from '../../src/images/SafeFetch'
import { WorkQueue } from '../../src/images/WorkQueue'
import { ensCalls } from '../../src/names/EnsCalls'
import { ensGateway } from '../../src/names/ensGateway'
import { NftMetadata } from '../../src/nfts/NftMetadata'
import { HttpRates } from '../../src/prices/rates/HttpRates'
import { CoinGeckoSource } from '../../src/prices/sources/CoinGeckoSource'
import { LlamaSource } from '../../src/prices/sources/LlamaSource'
import { UsdPrices } from '../../src/prices/UsdPrices'
import { CallGuard } from '../../src/proxy/CallGuard'
import { isUpstreamWell } from '../../src/proxy/isUpstreamWell'
import { JsonRpcProxy } from '../../src/proxy/JsonRpcProxy'
import { AllowedMethods } from '../../src/proxy/methods/AllowedMethods'
import { ProxyMetrics } from '../../src/proxy/ProxyMetrics'
import { openUpstream } from '../../src/proxy/sockets/openUpstream'
import { Upstreams } from '../../src/proxy/Upstreams'
import {
  ADDRESS,
  bitcoinTransaction,
  explorerTransaction,
  explorerTransfer,
  HASH,
  OTHER,
  OWNER,
  pendingTransaction,
  RECORD,
  SECONDS,
  signature,
  tokenAccount,
} from './honestAnswers'

/** Milliseconds that each client waits for an upstream. An honest one takes less, even on a busy machine. */
const TIMEOUT = 1500
/** Maximum bytes that a client reads, if configurable. */
const LIMIT = 1024 * 1024

const CHAIN = 'eip155:1'

/** A part of the server that sends HTTP requests to other servers. */
export interface UpstreamClient {
  readonly name: string
  /** Files below `src` that reach the network and that this client covers. */
  readonly files: readonly string[]
  /** Returns an honest upstream's response to a body and a path. */
  answer(request: string, path: string): string
  /** Returns a function that queries the upstreams in order, without a cache. */
  open(urls: readonly string[]): () => Promise<unknown>
  /**
   * Behavior if an upstream fails. `next`: continues with the next upstream. `absent`: has no result. `failure`:
   * rejects.
   */
  readonly otherwise: 'next' | 'absent' | 'failure'
  /** Whether responses are passed on unchanged or aren't JSON, so single values can't be wrong. */
  readonly isOpaque?: boolean
}

interface Call {
  readonly id: number
  readonly method: string
}

/** Returns a node that answers JSON-RPC by method, and a batch with a batch. */
function node(results: Readonly<Record<string, unknown>>): (request: string) => string {
  return request => {
    const body = JSON.parse(request) as Call | readonly Call[]
    const one = ({ id, method }: Call): object => ({ jsonrpc: '2.0', id, result: results[method] ?? null })
    return JSON.stringify(Array.isArray(body) ? body.map(one) : one(body as Call))
  }
}

function rpcOf(chainId: string, urls: readonly string[]): ChainRpc {
  return new ChainRpc(new Upstreams({ [chainId]: urls }), { timeout: TIMEOUT, responseLimit: LIMIT })
}

function mediaOf([url = '']: readonly string[]): MediaSource {
  const port = Number(new URL(url).port)
  const fetcher = new SafeFetch(async () => ({ address: '127.0.0.1', port }), {
    size: LIMIT,
    timeout: TIMEOUT,
    redirects: 3,
  })
  return new MediaSource(fetcher, { ipfs: 'http://ipfs.web', arweave: 'http://arweave.web' }, LIMIT)
}

const RPC = ['chains/ChainRpc.ts', 'proxy/forwardToUpstream.ts', 'http/fetchChosen.ts']
const REST = ['chains/ChainRpc.ts', 'chains/askRest.ts', 'http/fetchChosen.ts']
const MEDIA = ['images/SafeFetch.ts', 'images/openMedia.ts']
const PRICES = ['prices/fetchJson.ts', 'http/fetchChosen.ts']

const solanaNode = node({
  getTokenAccountsByOwner: { value: [tokenAccount] },
  getSignaturesForAddress: [signature],
  getTransaction: {
    transaction: { message: { accountKeys: [{ pubkey: OWNER, signer: true }] } },
    meta: { fee: 1, preBalances: [9], postBalances: [8], preTokenBalances: [], postTokenBalances: [] },
  },
  getBalance: { value: 12 },
})
const lifiQuote = JSON.stringify({
  action: {
    fromChainId: 1,
    toChainId: 1,
    fromToken: { address: zeroAddress },
    toToken: { address: ADDRESS },
    fromAmount: '1',
    fromAddress: OTHER,
    toAddress: OTHER,
  },
  estimate: { toAmount: '2', toAmountMin: '1', gasCosts: [{ estimate: '100000' }] },
  transactionRequest: { from: OTHER, to: ADDRESS, data: '0x12345678', value: '0x1', chainId: 1 },
})
/** All clients of the server. A missing one fails a test. */
export const UPSTREAM_CLIENTS: readonly UpstreamClient[] = [
  {
    name: 'the JSON-RPC proxy',
    files: ['proxy/JsonRpcProxy.ts', 'proxy/forwardToUpstream.ts', 'http/fetchChosen.ts'],
    answer: node({ eth_gasPrice: '0x10' }),
    open: urls => {
      const limits = { attempts: 5, timeout: TIMEOUT, responseLimit: LIMIT, batchLimit: 10 }
      const guard = new CallGuard(new AllowedMethods(new Map([[CHAIN, {}]])))
      const proxy = new JsonRpcProxy(new Upstreams({ [CHAIN]: urls }), guard, limits, new ProxyMetrics(new Registry()))
      const text = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] })
      const request = { chainId: CHAIN, text, isFromThisMachine: false }
      return async () => (await proxy.forward(request, new AbortController().signal)).text()
    },
    otherwise: 'next',
    isOpaque: true,
  },
  {
    name: 'a WebSocket of a chain',
    files: ['proxy/sockets/openUpstream.ts'],
    answer: () => '{}',
    open:
      ([url = '']) =>
      () =>
        openUpstream([url.replace('http', 'ws')], { connectTime: TIMEOUT, answerBytes: LIMIT }),
    otherwise: 'absent',
    isOpaque: true,
  },
  {
    name: 'the check of an upstream',
    files: ['proxy/isUpstreamWell.ts', 'proxy/forwardToUpstream.ts', 'http/fetchChosen.ts'],
    answer: node({ eth_blockNumber: '0x10' }),
    open:
      ([url = '']) =>
      async () =>
        (await isUpstreamWell(CHAIN, url, AbortSignal.timeout(TIMEOUT))) || undefined,
    otherwise: 'absent',
    isOpaque: true,
  },
  {
    name: 'a call of a chain',
    files: RPC,
    answer: node({ eth_blockNumber: '0x10' }),
    open: urls => () => rpcOf(CHAIN, urls).request(CHAIN, 'eth_blockNumber', []),
    otherwise: 'next',
  },
  {
    name: 'a call of a contract of names',
    files: RPC,
    answer: node({ eth_call: `0x${'0'.repeat(64)}` }),
    open: urls => () => ensCalls(rpcOf(CHAIN, urls), CHAIN).call(OTHER, '0x'),
    otherwise: 'next',
  },
  {
    name: 'what waits for a block',
    files: RPC,
    answer: node({ eth_getBlockByNumber: { transactions: [pendingTransaction] } }),
    open: urls => async () =>
      (await new EvmPending(rpcOf(CHAIN, urls), CHAIN).of(ADDRESS)).map(({ hash, movements }) => ({ hash, movements })),
    otherwise: 'next',
  },
  {
    name: 'a history of Solana',
    files: RPC,
    answer: solanaNode,
    open: urls => () => new SolanaHistory(rpcOf('solana:x', urls), 'solana:x').page(OWNER, undefined, 5),
    otherwise: 'next',
  },
  {
    name: 'balances of Solana',
    files: RPC,
    answer: solanaNode,
    open: urls => () =>
      new SolanaAssets(rpcOf('solana:x', urls), { describe: async () => new Map() }).read({
        chainId: 'solana:x',
        account: OWNER,
        signal: new AbortController().signal,
      } as never),
    otherwise: 'next',
  },
  {
    name: 'a history of Bitcoin',
    files: REST,
    answer: (_, path) => JSON.stringify(path.endsWith('/mempool') || path.includes(HASH) ? [] : [bitcoinTransaction]),
    open: urls => () => new BitcoinHistory(rpcOf('bip122:x', urls), 'bip122:x').page('bc1own', undefined, 5),
    otherwise: 'next',
  },
  {
    name: 'balances of Bitcoin',
    files: REST,
    answer: () => JSON.stringify([{ value: 12, status: { confirmed: true } }]),
    open: urls => () =>
      new BitcoinAssets(rpcOf('bip122:x', urls)).read({
        chainId: 'bip122:x',
        account: 'bc1own',
        signal: new AbortController().signal,
      } as never),
    otherwise: 'next',
  },
  {
    name: 'an explorer',
    files: ['history/BlockscoutHistory.ts', 'chains/askRest.ts', 'http/fetchChosen.ts'],
    answer: (_, path) => {
      const item = path.includes('/token-transfers') ? explorerTransfer : explorerTransaction
      return JSON.stringify({ items: [item], next_page_params: null })
    },
    open: ([url = '']) => {
      const history = new BlockscoutHistory(url, CHAIN, { timeout: TIMEOUT, responseLimit: LIMIT })
      return () => history.page(ADDRESS, undefined, 5)
    },
    otherwise: 'failure',
  },
  {
    name: 'prices of the shape of CoinGecko',
    files: ['prices/sources/CoinGeckoSource.ts', ...PRICES],
    answer: () => JSON.stringify({ ethereum: { usd: 2500, usd_24h_change: 1, last_updated_at: SECONDS } }),
    open: urls =>
      pricesOf(
        urls,
        (url, name) => new CoinGeckoSource({ name, url, batchSize: 5, names: () => ({ native: 'ethereum' }) }),
      ),
    otherwise: 'next',
  },
  {
    name: 'a swap API',
    files: ['http/ProviderApi.ts', 'http/fetchChosen.ts'],
    answer: () => lifiQuote,
    open: ([url = '']) => {
      const lifi = new LifiApi('lifi', new SwapApi({ id: 'lifi', url, headers: {} }), undefined)
      const input = { chainId: CHAIN, from: 'native', to: ADDRESS, amount: 1n, slippageBps: 50, user: OTHER }
      return async () => (await lifi.quote(input, AbortSignal.timeout(TIMEOUT))).toAmount
    },
    otherwise: 'failure',
  },
  {
    name: 'prices of the shape of DefiLlama',
    files: ['prices/sources/LlamaSource.ts', ...PRICES],
    answer: () => JSON.stringify({ coins: { ethereum: { price: 2500, timestamp: SECONDS, confidence: 0.99 } } }),
    open: urls =>
      pricesOf(
        urls,
        (url, name) =>
          new LlamaSource({ name, url, batchSize: 5, minConfidence: 0.9, names: () => ({ native: 'ethereum' }) }),
      ),
    otherwise: 'next',
  },
  {
    name: 'rates of currencies',
    files: ['prices/rates/HttpRates.ts', ...PRICES],
    answer: () => JSON.stringify({ base: 'USD', timestamp: SECONDS, rates: { EUR: 0.9, GBP: 0.8 } }),
    open:
      ([url = '']) =>
      () =>
        new HttpRates(url).read(AbortSignal.timeout(TIMEOUT)),
    otherwise: 'failure',
  },
  {
    name: 'the image proxy',
    files: ['images/ImageProxy.ts', ...MEDIA],
    answer: () => '{"an":"honest picture is tested elsewhere"}',
    open: urls => {
      const images = new ImageProxy({
        links: new ImageLinks(['secret'], { publicUrl: 'https://cloud.example' }),
        source: mediaOf(urls),
        cache: new ImageCache(LIMIT),
        queue: new WorkQueue(2, 2),
      })
      const token = images.proxied('http://pictures.web/a').split('/').at(-1) ?? ''
      return () => images.get(token)
    },
    otherwise: 'failure',
    isOpaque: true,
  },
  {
    name: 'metadata of collectibles',
    files: ['nfts/NftMetadata.ts', ...MEDIA],
    answer: () =>
      JSON.stringify({ name: 'Cat', image: 'https://cats.example/1', attributes: [{ trait_type: 'a', value: 1 }] }),
    open: urls => {
      const rows: { contract: string; tokenId: string; document: unknown; fetchedAt: Date }[] = []
      const metadata = new NftMetadata({
        contracts: { links: async () => ['http://metadata.web/1'] },
        source: mediaOf(urls),
        store: { find: async () => rows, save: async (row: (typeof rows)[number]) => void rows.push(row) } as never,
        queue: new WorkQueue(2, 2),
        onTrouble: error => {
          throw error
        },
      })
      const item = { contract: OTHER, tokenId: '1', standard: 'erc721' } as const
      return async () => {
        const [state] = (await metadata.of(CHAIN, [item])).values()
        // A document without content counts as missing.
        return state?.status === 'ready' && state.document.name !== null ? state.document : undefined
      }
    },
    otherwise: 'absent',
  },
  {
    name: 'a gateway of names',
    files: ['names/ensGateway.ts', ...MEDIA],
    answer: () => JSON.stringify({ data: '0x12' }),
    open: urls => () => ensGateway(mediaOf(urls))('http://gateway.web/1'),
    otherwise: 'failure',
  },
  {
    name: 'the picture of a name',
    files: ['identity/createIdentity.ts', 'identity/AvatarReader.ts', ...MEDIA],
    answer: () => JSON.stringify({ image: 'https://cats.example/1' }),
    open: urls => {
      const media = mediaOf(urls)
      const reader = new AvatarReader({
        locate: link => media.locate(link),
        proxied: url => `proxied:${url}`,
        getText: link => media.getText(link, 'application/json'),
        callsOf: () => ({
          call: async (_, data) => ({
            type: 'answer',
            data: data.startsWith('0x6352211e')
              ? encodeAbiParameters([{ type: 'address' }], [ADDRESS])
              : encodeAbiParameters([{ type: 'string' }], ['http://metadata.web/1']),
          }),
          code: async () => '0x',
        }),
      })
      return () => reader.read(`${CHAIN}/erc721:${OTHER}/1`, ADDRESS)
    },
    otherwise: 'absent',
  },
  {
    name: 'the export of analytics',
    files: ['analytics/ExportSink.ts', 'http/fetchChosen.ts'],
    answer: () => '',
    open:
      ([url = '']) =>
      async () => {
        const warnings: unknown[] = []
        const sink = new ExportSink(
          { clickhouseUrl: url },
          { warn: (fields: unknown) => void warnings.push(fields) },
          1,
          TIMEOUT,
        )
        sink.write([RECORD])
        await sink.close()
        return warnings.length === 0 ? 'delivered' : undefined
      },
    otherwise: 'absent',
    isOpaque: true,
  },
]

function pricesOf(
  urls: readonly string[],
  sourceOf: (url: string, name: string) => CoinGeckoSource | LlamaSource,
): () => Promise<unknown> {
  const sources = urls.map((url, index) => ({
    source: sourceOf(url, `source ${index}`),
    timeout: TIMEOUT,
    staleAfter: 60_000,
  }))
  const prices = new UsdPrices(sources, { now: () => SECONDS * 1000 })
  return async () => (await prices.ask(`${CHAIN}:native`)).price?.usd
}
