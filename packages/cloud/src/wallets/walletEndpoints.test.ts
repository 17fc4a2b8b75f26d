import type { WalletPage } from '@openappkit/contract'
import { walletPageSchema } from '@openappkit/contract/schemas'
import { loadRegistry, svgDangers } from '@openappkit/wallet-registry'
import { expect, test } from 'vitest'
import type { Bytes } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import { ImageLibrary } from './ImageLibrary'
import { WalletDirectory } from './WalletDirectory'
import { walletEndpoints } from './walletEndpoints'

const registry = await loadRegistry()
const endpoints = walletEndpoints({
  directory: new WalletDirectory(registry.wallets),
  images: new ImageLibrary(registry),
})

/** Calls an endpoint like the server: text input, validated by its schemas. */
async function ask(path: string, input: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const endpoint = endpoints.find(one => one.path === path)
  return endpoint?.handle({
    params: endpoint.params?.parse(input),
    query: endpoint.query?.parse(input),
    body: undefined,
    text: '',
    projectId: undefined,
    headers: new Headers(),
    clientKeyOf: () => ({ address: '' }),
    clientAddress: () => '',
    isFromThisMachine: false,
    pay: async () => {},
    signal: AbortSignal.timeout(1000),
  })
}

const wallets = async (query: Readonly<Record<string, string>> = {}): Promise<WalletPage> =>
  walletPageSchema.parse(await ask('/getWallets', query))

const picture = async (path: string, input: Readonly<Record<string, string>>): Promise<string> => {
  const { bytes, type } = (await ask(path, input)) as Bytes
  expect(type).toBe('image/svg+xml')
  return new TextDecoder().decode(bytes)
}

test('every listing matches the contract, has a passive image and lists no wildcard chain', async () => {
  const { data, count } = await wallets({ entries: '500' })
  expect(data).toHaveLength(count)
  for (const { name, image_id: imageId = '', chains = [] } of data) {
    expect(svgDangers(await picture('/getWalletImage/{image_id}', { image_id: imageId })), name).toEqual([])
    expect(chains.join(), name).not.toContain('*')
    expect(chains.length, name).toBeGreaterThan(0)
  }
})

test.each([
  ['c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96', 'MetaMask', 'eip155:1'],
  ['1ae92b26df02f0abca6304df07debccd18262fdf5fe82daa81593582dac9a369', 'Rainbow', 'eip155:1'],
  ['4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0', 'Trust Wallet', 'eip155:56'],
  ['fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa', 'Coinbase Wallet', 'eip155:8453'],
  ['225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f', 'Safe', 'eip155:1'],
  ['19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927', 'Ledger Live', 'eip155:1'],
  [
    '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    'OKX Wallet',
    'bip122:000000000019d6689c085ae165831e93',
  ],
  [
    'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    'Phantom',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ],
  [
    '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    'Solflare',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ],
  [
    '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25',
    'Binance Wallet for Bitcoin',
    'bip122:000000000019d6689c085ae165831e93',
  ],
])('the id %s that clients know is %s', async (id, name, chain) => {
  const { data } = await wallets({ include: id, chains: chain })
  expect(data.map(wallet => wallet.name)).toEqual([name])
})

test('serves the requests of AppKit: the first four, the pages without them, and a search', async () => {
  const sdk = { projectId: 'p', st: 'appkit', sv: 'react-wagmi-1.8.0', chains: 'eip155:31337' }
  const recommended = await wallets({ ...sdk, page: '1', entries: '4' })
  expect(recommended.data.map(({ name }) => name)).toEqual(['MetaMask', 'Trust Wallet', 'Binance Wallet', 'Rainbow'])

  const exclude = recommended.data.map(({ id }) => id).join(',')
  const all = await wallets({ ...sdk, page: '1', entries: '40', exclude })
  expect(all.count).toBe(recommended.count - 4)
  expect(all.data.every(({ chains }) => chains?.includes('eip155:31337'))).toBe(true)

  const found = await wallets({ ...sdk, page: '1', entries: '100', search: 'rain' })
  expect(found.data[0]?.name).toBe('Rainbow')
})

test.each([
  ['/public/getAssetImage/{imageId}', { imageId: '692ed6ba-e569-459a-556a-776476829e00' }],
  ['/public/getAssetImage/{imageId}', { imageId: 'eip155:1' }],
  ['/public/getAssetImage/{imageId}', { imageId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
  ['/public/getAssetImage/{imageId}', { imageId: 'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400' }],
  ['/public/getAssetImage/{imageId}', { imageId: '07ba87ed-43aa-4adf-4540-9e6a2b9cae00' }],
  ['/public/getCurrencyImage/{code}', { code: 'usd' }],
  ['/public/getTokenImage/{symbol}', { symbol: 'USDC' }],
])('%s %s has a passive image', async (path, input) => {
  expect(svgDangers((await picture(path, input)).trim())).toEqual([])
})

test.each([
  ['/getWalletImage/{image_id}', { image_id: 'nobody' }],
  ['/public/getAssetImage/{imageId}', { imageId: 'nobody' }],
  ['/public/getCurrencyImage/{code}', { code: 'XQQ' }],
  ['/public/getTokenImage/{symbol}', { symbol: 'nobody' }],
])('%s %s answers 404', async (path, input) => {
  await expect(ask(path, input)).rejects.toMatchObject({ status: 404, field: Object.keys(input)[0] })
  await expect(ask(path, input)).rejects.toBeInstanceOf(HttpFailure)
})
