import { nativeCurrencyOf } from '../balances/nativeCurrency'
import { IncomingTransfers } from '../transfers/IncomingTransfers'
import { OnrampCatalogReader } from './catalog/OnrampCatalogReader'
import { OPEN_PATH } from './endpoints/checkoutEndpoints'
import type { OnrampApi } from './endpoints/OnrampApi'
import type { OnrampDependencies } from './OnrampDependencies'
import { OnrampProviders } from './OnrampProviders'
import { createProviders } from './providers/createProviders'
import { OnrampQuoter } from './quotes/OnrampQuoter'
import { QuoteTokens } from './quotes/QuoteTokens'
import { openSandbox } from './sandbox/openSandbox'
import type { SandboxCheckout } from './sandbox/SandboxCheckout'
import { CheckoutOpener } from './sessions/CheckoutOpener'
import { OnrampSessionStore } from './sessions/OnrampSessionStore'
import { OnrampSessions } from './sessions/OnrampSessions'

/** The on-ramp with its sandbox. */
export interface OpenOnramp {
  readonly api: OnrampApi
  readonly checkout: SandboxCheckout
}

/**
 * Creates the providers and the services that use them.
 *
 * @throws Error if two providers have the same id.
 */
export function openOnramp(dependencies: OnrampDependencies): OpenOnramp {
  const { address, chains, database, file, gate, logger, now = Date.now, secrets, tokens } = dependencies
  const { checkout, createProvider } = openSandbox({ ...dependencies, now })
  const created = createProviders(file, { now, logger, sandbox: createProvider })
  const providers = new OnrampProviders(created, chains.settings.keys(), logger)
  const store = new OnrampSessionStore(database)
  const quoteTokens = new QuoteTokens(secrets, now)
  const quoter = new OnrampQuoter({ providers, tokens: quoteTokens, now })
  const sessions = new OnrampSessions({
    providers,
    store,
    transfers: new IncomingTransfers(chains.rpc),
    linkOf: token => `${address.publicUrl}${OPEN_PATH}/${token}`,
    now,
  })
  const assetOf: OnrampApi['assetOf'] = async (chainId, asset, signal) =>
    asset === 'native'
      ? nativeCurrencyOf(chainId, chains.settings.get(chainId)?.nativeCurrency)
      : tokens.registry.find(chainId, asset, signal)
  const webhookUrlOf: OnrampApi['webhookUrlOf'] = (providerId, query) => {
    const url = new URL(`${address.publicUrl}/v1/onramp/webhooks/${encodeURIComponent(providerId)}`)
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
    return url.href
  }
  const catalog = new OnrampCatalogReader({
    providers,
    chains: chains.settings,
    registry: tokens.registry,
    iconOf: (chainId, token) => tokens.icons.of({ chainId, token, units: 0n }),
  })
  const opener = new CheckoutOpener({ providers, quoter, store, now })
  return {
    api: { providers, catalog, quoter, tokens: quoteTokens, sessions, opener, store, gate, assetOf, webhookUrlOf },
    checkout,
  }
}
