import type { WalletListing } from '@openappkit/contract'
import type { WebApi } from '../cloud/WebApi'
import { safeImageUrl } from '../media/safeImageUrl'
import type { DirectoryWallet } from './DirectoryState'

/**
 * Converts a directory entry for views. Uses the backend's image if the entry has an image id. Otherwise keeps the
 * image URL only if it's safe.
 */
export function directoryWallet(listing: WalletListing, api: Pick<WebApi, 'walletImageUrl'>): DirectoryWallet {
  const { image_id, image_url, injected, badge_type, chains, id, name, homepage } = listing
  return {
    id,
    name,
    homepage,
    image_url: image_id ? api.walletImageUrl(image_id) : safeImageUrl(image_url),
    mobile_link: listing.mobile_link ?? undefined,
    link_mode: listing.link_mode ?? undefined,
    desktop_link: listing.desktop_link ?? undefined,
    webapp_link: listing.webapp_link ?? undefined,
    app_store: listing.app_store ?? undefined,
    play_store: listing.play_store ?? undefined,
    chrome_store: listing.chrome_store ?? undefined,
    rdns: listing.rdns ?? undefined,
    chains,
    badge: badge_type === 'certified' ? 'certified' : undefined,
    injectedIds: injected?.flatMap(({ injected_id }) => injected_id ?? []),
  }
}
