/**
 * A wallet in the directory: one file of `data/wallets` without its sources. An optional field is absent if no source
 * states it.
 */
export interface RegisteredWallet {
  /** File name of the entry without its extension. Also a key for its icon. */
  readonly slug: string
  /** 64 hex digits: the public directory's id if a source states it, otherwise derived from `slug`. */
  readonly id: string
  readonly name: string
  /** Position in the list, chosen by the maintainers. */
  readonly order: number
  readonly homepage?: string | undefined
  readonly rdns?: string | undefined
  readonly mobile_link?: string | undefined
  readonly link_mode?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  /** CAIP-2 ids, or `eip155:*` for a wallet that supports every chain of the namespace. */
  readonly chains: readonly string[]
  readonly injected?: readonly { readonly namespace: string; readonly injected_id: string }[] | undefined
  readonly badge_type?: 'certified' | undefined
  /** Ids of the wallet's images in the public image service, newest first. They all resolve to its icon. */
  readonly image_ids?: readonly string[] | undefined
  /** Icon name such as `metamask`, for `wallets/metamask`. If absent, a neutral tile shows the wallet's initials. */
  readonly icon?: string | undefined
}

/** A network or connector with an icon. */
export interface RegisteredAsset {
  readonly name: string
  /** Ids of the asset: CAIP-2 ids, and ids of the public image service. */
  readonly ids: readonly string[]
  /** Icon name such as `networks/ethereum`. If absent, a neutral tile is shown. */
  readonly icon?: string | undefined
}

/** The wallet directory: wallets, assets and icons. */
export interface Registry {
  readonly wallets: readonly RegisteredWallet[]
  readonly assets: readonly RegisteredAsset[]
  /** SVG by name: `wallets/metamask`, `networks/ethereum`, `tokens/eth`. */
  readonly icons: ReadonlyMap<string, string>
}
