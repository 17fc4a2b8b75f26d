import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSite, type Site, siteDirectory } from '@openappkit/wallet-site'
import type { Logger } from 'pino'
import type { Database } from '../../storage/Database'
import { isWalletOrigin, servesWallet, type WalletSiteOptions } from './walletSiteSettings'

/** Options that the wallet site depends on. */
export interface SiteOptions extends WalletSiteOptions {
  readonly publicUrls?: readonly string[]
}

const LOCAL_ORIGIN = 'http://localhost'

/**
 * Reads the files of the wallet site. Undefined if the server serves none: with the operator's own Postgres, it serves
 * one only if the operator sets its origin or port.
 *
 * @throws Error naming the files that differ from the manifest.
 */
export async function openSite(
  options: WalletSiteOptions,
  database: Pick<Database, 'isEmbedded'>,
  logger: Pick<Logger, 'warn'>,
): Promise<Site | undefined> {
  const { walletSite } = options
  if (!servesWallet(options, database)) return undefined
  if (walletSite !== undefined) return readSite(pathToFileURL(`${resolve(walletSite)}/`))
  if (existsSync(new URL('manifest.json', siteDirectory))) return readSite()
  logger.warn({}, "The wallet site isn't built, so no embedded wallet is served. Build @openappkit/wallet-site")
  return undefined
}

/**
 * Returns the domain of passkeys.
 *
 * @throws Error for an origin where browsers allow no passkeys, one that is also the server's, or a domain that isn't of
 * the origin.
 */
export function rpIdOf({ publicUrls = [], walletOrigin, walletRpId }: SiteOptions): string {
  if (walletOrigin !== undefined && !isWalletOrigin(walletOrigin))
    throw new Error(`WALLET_ORIGIN can't be ${walletOrigin}. It must be an origin with https, or http://localhost.`)
  const isShared = publicUrls.some(url => URL.canParse(url) && new URL(url).origin === walletOrigin)
  if (isShared)
    throw new Error(
      `WALLET_ORIGIN and PUBLIC_URL are both ${walletOrigin}. Give the wallet an origin of its own: a page of another service on it could use the keys.`,
    )
  const { hostname } = new URL(walletOrigin ?? LOCAL_ORIGIN)
  const rpId = walletRpId ?? hostname
  if (hostname === rpId || (rpId.includes('.') && hostname.endsWith(`.${rpId}`))) return rpId
  throw new Error(`WALLET_RP_ID can't be ${rpId}. It must be ${hostname} or a parent domain of it.`)
}
