import { type DefinedNetwork, publicRpcUrl } from './DefinedNetwork'

const shared = {
  chainNamespace: 'bip122',
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [publicRpcUrl] } },
} as const

function explorer(path = ''): NonNullable<DefinedNetwork['blockExplorers']> {
  return { default: { name: 'mempool.space', url: `https://mempool.space${path}` } }
}

/** Bitcoin mainnet. */
export const bitcoin: DefinedNetwork<'bip122'> = {
  ...shared,
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  caipNetworkId: 'bip122:000000000019d6689c085ae165831e93',
  blockExplorers: /* @__PURE__ */ explorer(),
  testnet: false,
}

/** Bitcoin testnet. */
export const bitcoinTestnet: DefinedNetwork<'bip122'> = {
  ...shared,
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet',
  caipNetworkId: 'bip122:000000000933ea01ad0ee984209779ba',
  blockExplorers: /* @__PURE__ */ explorer('/testnet'),
  testnet: true,
}

/** Bitcoin signet. */
export const bitcoinSignet: DefinedNetwork<'bip122'> = {
  ...shared,
  id: '00000008819873e925422c1ff0f99f7c',
  name: 'Bitcoin Signet',
  caipNetworkId: 'bip122:00000008819873e925422c1ff0f99f7c',
  blockExplorers: /* @__PURE__ */ explorer('/signet'),
  testnet: true,
}
