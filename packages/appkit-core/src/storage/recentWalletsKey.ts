import type { RecentWallet } from '../connectors/ConnectorController'
import { type Decoder, listOf, objectOf, text } from './decode'
import { json, type StorageKey } from './storageKeys'

const link: Decoder<string> = /* @__PURE__ */ text(2048)

/**
 * Most recently used wallets, newest first, at most two. In a separate file because only the modal reads them. Links
 * and images are untrusted, so check them before use.
 */
export const recentWalletsKey: StorageKey<readonly RecentWallet[]> = /* @__PURE__ */ json(
  '@appkit/recent_wallets',
  listOf(
    objectOf(
      { id: text(200), name: text(200) },
      {
        rdns: text(200),
        homepage: link,
        image_url: link,
        mobile_link: link,
        link_mode: link,
        desktop_link: link,
        webapp_link: link,
        app_store: link,
        play_store: link,
        chrome_store: link,
        chains: listOf(link),
      },
    ),
  ),
)
