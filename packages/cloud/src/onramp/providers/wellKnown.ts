import type { OnrampProviderSettings } from '../OnrampFile'

/** URLs of a provider in one environment. */
export interface ProviderUrls {
  readonly api: string
  /** URL of a second API. */
  readonly second: string
  /** Hosts of the provider's pages, the widget's first. */
  readonly pages: readonly string[]
}

/** Facts of a provider. */
export interface WellKnownProvider {
  readonly name: string
  readonly production: ProviderUrls
  readonly sandbox: ProviderUrls
}

const COINBASE: ProviderUrls = {
  api: 'https://api.developer.coinbase.com',
  second: 'https://api.cdp.coinbase.com',
  pages: ['pay.coinbase.com'],
}

/** Names and URLs of each kind of provider. */
export const WELL_KNOWN: Readonly<Record<Exclude<OnrampProviderSettings['kind'], 'sandbox'>, WellKnownProvider>> = {
  // Coinbase's sandbox has the same URLs.
  coinbase: { name: 'Coinbase', production: COINBASE, sandbox: COINBASE },
  meld: {
    name: 'Meld',
    production: { api: 'https://api.meld.io', second: '', pages: ['meldcrypto.com', 'fluidmoney.xyz'] },
    sandbox: { api: 'https://api-sb.meld.io', second: '', pages: ['sb.meldcrypto.com', 'sb.fluidmoney.xyz'] },
  },
  transak: {
    name: 'Transak',
    production: {
      api: 'https://api.transak.com',
      second: 'https://api-gateway.transak.com',
      pages: ['global.transak.com'],
    },
    sandbox: {
      api: 'https://api-stg.transak.com',
      second: 'https://api-gateway-stg.transak.com',
      pages: ['global-stg.transak.com'],
    },
  },
  moonpay: {
    name: 'MoonPay',
    production: { api: 'https://api.moonpay.com', second: '', pages: ['buy.moonpay.com'] },
    sandbox: { api: 'https://api.moonpay.com', second: '', pages: ['buy-sandbox.moonpay.com'] },
  },
  ramp: {
    name: 'Ramp Network',
    production: { api: 'https://api.rampnetwork.com/api', second: '', pages: ['app.rampnetwork.com'] },
    sandbox: { api: 'https://api.demo.rampnetwork.com/api', second: '', pages: ['app.demo.rampnetwork.com'] },
  },
}
