import type { WalletListing, WalletPage } from '@openappkit/contract'
import { type Decoder, finite, listOf, objectOf, oneOf, text } from '../storage/decode'

const link: Decoder<string> = /* @__PURE__ */ text(2048)

const walletListing: Decoder<WalletListing> = /* @__PURE__ */ objectOf(
  { id: text(200), name: text(200) },
  {
    homepage: link,
    image_id: link,
    image_url: link,
    mobile_link: link,
    link_mode: link,
    desktop_link: link,
    webapp_link: link,
    app_store: link,
    play_store: link,
    chrome_store: link,
    rdns: link,
    chains: listOf(link),
    injected: listOf(objectOf({}, { namespace: link, injected_id: link })),
    badge_type: oneOf(['none', 'certified']),
  },
)

/** Decodes a page of the wallet directory. Drops invalid entries and keeps the others. */
export const walletPage: Decoder<WalletPage> = /* @__PURE__ */ objectOf(
  { data: listOf(walletListing), count: finite },
  {},
)
