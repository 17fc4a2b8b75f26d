import type { SwapProviderSettings } from '../SwapsFile'

/** Facts of a provider. */
export interface WellKnownProvider {
  readonly name: string
  readonly url: string
  /** CAIP-2 ids. On EVM chains, those with `contract`. */
  readonly chains: readonly string[]
  /** Contract that spends tokens and receives transactions. Empty on Solana. */
  readonly contract: string
  readonly headers?: Readonly<Record<string, string>>
  /** Returns the header with the API key. */
  readonly keyHeader: (key: string) => Readonly<Record<string, string>>
}

const EVM = [1, 10, 56, 137, 8453, 42_161, 43_114].map(number => `eip155:${number}`)
const GNOSIS = 'eip155:100'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** URL, chains and contracts of each kind of provider. */
export const WELL_KNOWN: Readonly<Record<SwapProviderSettings['kind'], WellKnownProvider>> = {
  zerox: {
    name: '0x',
    url: 'https://api.0x.org',
    chains: EVM,
    // AllowanceHolder.
    contract: '0x0000000000001fF3684f28c67538d4D072C22734',
    headers: { '0x-version': 'v2' },
    keyHeader: key => ({ '0x-api-key': key }),
  },
  oneinch: {
    name: '1inch',
    url: 'https://api.1inch.dev',
    chains: [...EVM, GNOSIS],
    // AggregationRouterV6.
    contract: '0x111111125421cA6dc452d289314280a0f8842A65',
    keyHeader: key => ({ authorization: `Bearer ${key}` }),
  },
  velora: {
    name: 'Velora',
    url: 'https://api.paraswap.io',
    chains: [...EVM, GNOSIS],
    // Augustus v6.2.
    contract: '0x6A000F20005980200259B80c5102003040001068',
    keyHeader: key => ({ 'x-api-key': key }),
  },
  lifi: {
    name: 'LI.FI',
    url: 'https://li.quest',
    chains: [...EVM, GNOSIS],
    // LiFiDiamond.
    contract: '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE',
    keyHeader: key => ({ 'x-lifi-api-key': key }),
  },
  jupiter: {
    name: 'Jupiter',
    url: 'https://api.jup.ag',
    chains: [SOLANA],
    contract: '',
    keyHeader: key => ({ 'x-api-key': key }),
  },
  rfq: {
    name: 'Market maker',
    url: '',
    chains: [],
    contract: '',
    keyHeader: key => ({ authorization: `Bearer ${key}` }),
  },
}
