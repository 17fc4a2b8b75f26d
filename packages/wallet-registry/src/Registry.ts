/** A wallet of the directory: one file of `data/wallets` without its sources. Absent means that no source states it. */
export interface RegisteredWallet {
  /** Name of the entry's file. Also a key of its picture. */
  readonly slug: string
  /** 64 hex digits: the public directory's id where a source states it, else our own, made from `slug`. */
  readonly id: string
  readonly name: string
  /** Place in the list, by our judgement alone. */
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
  /** CAIP-2 ids, or `eip155:*` for a wallet that takes whatever chain of the family it is asked for. */
  readonly chains: readonly string[]
  readonly injected?: readonly { readonly namespace: string; readonly injected_id: string }[] | undefined
  readonly badge_type?: 'certified' | undefined
  /** Ids of its pictures in the public image service, newest first. They resolve to our picture. */
  readonly image_ids?: readonly string[] | undefined
  /** Such as `metamask`, for the icon `wallets/metamask`. Absent: a neutral tile with the wallet's initials. */
  readonly icon?: string | undefined
}

/** A network or connector that has a picture of its own. */
export interface RegisteredAsset {
  readonly name: string
  /** Every id that it is asked by: CAIP-2 ids, and ids of the public image service. */
  readonly ids: readonly string[]
  /** Such as `networks/ethereum`. Absent: a neutral tile. */
  readonly icon?: string | undefined
}

/** Everything that the directory holds. */
export interface Registry {
  readonly wallets: readonly RegisteredWallet[]
  readonly assets: readonly RegisteredAsset[]
  /** SVG by name: `wallets/metamask`, `networks/ethereum`, `tokens/eth`. */
  readonly icons: ReadonlyMap<string, string>
}
