import { createPublicKey } from 'node:crypto'
import type { Logger } from 'pino'
import type {
  CoinbaseSettings,
  MeldSettings,
  MoonPaySettings,
  OnrampFile,
  OnrampProviderSettings,
  RampSettings,
  SandboxSettings,
  TransakSettings,
} from '../OnrampFile'
import type { OnrampProvider } from '../OnrampProvider'
import { CdpKey } from './coinbase/CdpKey'
import { CoinbaseApi } from './coinbase/CoinbaseApi'
import { CoinbaseProvider } from './coinbase/CoinbaseProvider'
import { MeldProvider } from './meld/MeldProvider'
import { MoonPayListings } from './moonpay/MoonPayListings'
import { MoonPayProvider } from './moonpay/MoonPayProvider'
import { OnrampApi } from './OnrampApi'
import type { OnrampBase } from './OnrampBase'
import { RampListings } from './ramp/RampListings'
import { RampProvider } from './ramp/RampProvider'
import { RAMP_PUBLIC_KEYS } from './ramp/verifyBody'
import { WebhookLinks } from './ramp/WebhookLinks'
import { PartnerTokens } from './transak/PartnerTokens'
import { TransakListings } from './transak/TransakListings'
import { TransakProvider } from './transak/TransakProvider'
import { WELL_KNOWN } from './wellKnown'

const TIMEOUT = 8000
/** Version of Meld's API. */
const MELD_VERSION = '2026-02-03'

export interface ProviderDependencies {
  readonly logger: Pick<Logger, 'warn'>
  /** Creates the sandbox. The settings have an id. */
  readonly sandbox: (settings: SandboxSettings & { readonly id: string }) => OnrampProvider
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/** Fields of a provider with its URLs. */
interface Base extends OnrampBase {
  /** Base URL of the API. */
  readonly url: string
  /** Base URL of the second API. */
  readonly secondUrl: string
  readonly pageHosts: readonly string[]
  readonly pageUrl: string
}

/**
 * Creates the providers of the on-ramp file.
 *
 * @throws Error if two have the same id, or a key can't be used. The message doesn't contain the key.
 */
export function createProviders(
  { providers }: OnrampFile,
  dependencies: ProviderDependencies,
): readonly OnrampProvider[] {
  const created: OnrampProvider[] = []
  for (const settings of providers) {
    const id = settings.id ?? freeId(settings.kind, created)
    if (created.some(provider => provider.id === id)) throw new Error(`Two on-ramp providers have the id ${id}`)
    created.push(createProvider(id, settings, dependencies))
  }
  return created
}

function createProvider(
  id: string,
  settings: OnrampProviderSettings,
  { logger, sandbox, now = Date.now }: ProviderDependencies,
): OnrampProvider {
  if (settings.kind === 'sandbox') return sandbox({ ...settings, id })
  const base = baseOf(id, settings, now)
  if (settings.kind !== 'transak' && settings.webhookSecret === undefined) {
    logger.warn({ provider: id }, 'The on-ramp provider has no webhookSecret, so its webhooks are refused')
  }
  switch (settings.kind) {
    case 'coinbase':
      return createCoinbase(settings, base)
    case 'meld':
      return createMeld(settings, base)
    case 'transak':
      return createTransak(settings, base)
    case 'moonpay':
      return createMoonPay(settings, base)
    case 'ramp':
      return createRamp(settings, base)
  }
}

function baseOf(id: string, settings: Exclude<OnrampProviderSettings, SandboxSettings>, now: () => number): Base {
  const { environment = 'production', timeout = TIMEOUT, url } = settings
  const known = WELL_KNOWN[settings.kind]
  const { api, second, pages } = known[environment]
  return {
    id,
    name: settings.name ?? known.name,
    timeout,
    isSandbox: environment === 'sandbox',
    now,
    url: url ?? api,
    secondUrl: url ?? second,
    pageHosts: [...pages, ...(('pageHosts' in settings && settings.pageHosts) || [])],
    pageUrl: ('pageUrl' in settings && settings.pageUrl) || `https://${pages[0]}/`,
  }
}

function createCoinbase({ key, secret, webhookSecret }: CoinbaseSettings, base: Base): OnrampProvider {
  const { id, now, url, secondUrl, pageHosts } = base
  const api = new CoinbaseApi({
    id,
    onrampUrl: url,
    platformUrl: secondUrl,
    key: withUsableKey(id, 'secret', () => new CdpKey(key, secret, now)),
  })
  return new CoinbaseProvider({ ...base, api, webhookSecret, pageHosts })
}

function createMeld({ key, serviceProviders, webhookSecret, webhookUrl }: MeldSettings, base: Base): OnrampProvider {
  const headers = { authorization: `BASIC ${key}`, 'meld-version': MELD_VERSION }
  const codes = {
    INVALID_AMOUNT_TOO_LOW: 'amount-too-low',
    INVALID_AMOUNT_TOO_HIGH: 'amount-too-high',
  } as const
  const api = new OnrampApi({ id: base.id, url: base.url, headers, codes })
  const hasWebhook = webhookSecret !== undefined && webhookUrl !== undefined
  const webhook = hasWebhook ? { secret: webhookSecret, url: webhookUrl } : undefined
  return new MeldProvider({ ...base, api, serviceProviders, webhook })
}

function createTransak({ key, secret, referrerDomain }: TransakSettings, base: Base): OnrampProvider {
  const { id, now } = base
  const api = new OnrampApi({ id, url: base.url })
  const gateway = new OnrampApi({ id, url: base.secondUrl })
  const tokens = new PartnerTokens({ api, key, secret, now })
  const listings = new TransakListings(api, key, now)
  return new TransakProvider({ ...base, key, referrerDomain, api, gateway, tokens, listings })
}

function createMoonPay({ key, secret, webhookSecret }: MoonPaySettings, base: Base): OnrampProvider {
  const { id, isSandbox, now } = base
  const api = new OnrampApi({ id, url: base.url })
  const listings = new MoonPayListings({ id, api, key, isSandbox, now })
  return new MoonPayProvider({ ...base, api, listings, key, secret, webhookSecret })
}

function createRamp(settings: RampSettings, base: Base): OnrampProvider {
  const { key, appName, webhookUrl, webhookSecret } = settings
  const { id, isSandbox, now } = base
  const codes = {
    'SERVICES.HOST_API.UNSUPPORTED_CURRENCY_FOR_REQUESTED_PAYMENT_METHOD': 'unsupported-currency',
  } as const
  const api = new OnrampApi({ id, url: base.url, codes })
  const pem = settings.webhookPublicKey ?? RAMP_PUBLIC_KEYS[isSandbox ? 'sandbox' : 'production']
  return new RampProvider({
    ...base,
    api,
    listings: new RampListings({ id, api, key, now }),
    webhooks: new WebhookLinks(webhookUrl, webhookSecret),
    key,
    appName,
    publicKey: withUsableKey(id, 'webhookPublicKey', () => createPublicKey(pem)),
  })
}

function withUsableKey<Key>(id: string, setting: string, create: () => Key): Key {
  try {
    return create()
  } catch {
    // The cause can quote the key.
    throw new Error(`The ${setting} of the on-ramp provider ${id} isn't a key that can be used`)
  }
}

/** Returns the kind, with a number if the id is taken. */
function freeId(kind: string, created: readonly OnrampProvider[]): string {
  const ids = new Set(created.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? kind : `${kind}-${number}`
    if (!ids.has(id)) return id
  }
}
