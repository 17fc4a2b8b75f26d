import type { AppKitOptions } from '@openappkit/appkit-core'
import { CloudApi, type Decoder, listOf, objectOf, text } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { EmbeddedError } from '../errors/EmbeddedError'
import type { WalletSite } from './WalletSite'

/** Part of `WalletSiteSettings` that apps use. */
const siteDecoder: Decoder<{ url: string; operator: string; chains: string[] }> = objectOf(
  { url: text(2048), operator: text(200), chains: listOf(text(200)) },
  {},
)

/**
 * Finds the wallet site: the one in the app's `cloud.secure`, the one that the app's own server names, or the public
 * provider's.
 *
 * @throws {AppKitError} `embedded/no-site` if the server has no wallet site, or names an unsafe one.
 */
export async function findWalletSite(kit: ModalKit): Promise<WalletSite> {
  const api = kit.controller(CloudApi)
  const { cloud } = kit.options.input
  if (typeof cloud !== 'string')
    return { ...located(api.hosts.secure), chains: undefined, operator: undefined, mayUsePort: namesSite(cloud) }
  const named = await api.blockchain.get({ path: '/wallet/v1/site', decode: siteDecoder }).catch(cause => {
    throw new EmbeddedError(
      'embedded/no-site',
      'The server names no wallet site. Turn on its embedded wallet, or set `features.email` to false.',
      { cause },
    )
  })
  const site = located(named.url)
  // A page that loads securely must not embed a wallet that anyone on the network can replace.
  if (new URL(cloud).protocol === 'https:' && new URL(site.url).protocol !== 'https:') throw unsafeSite(named.url)
  return { ...site, chains: named.chains, operator: named.operator, mayUsePort: true }
}

function namesSite(cloud: Exclude<AppKitOptions['cloud'], string>): boolean {
  return Boolean(cloud?.secure)
}

function located(address: string): Pick<WalletSite, 'origin' | 'url'> {
  const parsed = URL.parse(address)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) throw unsafeSite(address)
  return { origin: parsed.origin, url: `${parsed.origin}${parsed.pathname.replace(/\/+$/u, '')}` }
}

function unsafeSite(address: string): EmbeddedError {
  return new EmbeddedError('embedded/no-site', `The server names an unsafe wallet site, ${address}. Use https.`)
}
