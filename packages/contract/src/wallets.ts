/**
 * A wallet of the directory. Absent and `null` fields are unknown. Links and stores are URLs. `mobile_link` may use a
 * custom scheme.
 */
export interface WalletListing {
  /** Id of 64 hex digits. */
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly image_id?: string | undefined
  readonly image_url?: string | undefined
  readonly order?: number | undefined
  readonly mobile_link?: string | null | undefined
  /** Universal link that opens the wallet's app. */
  readonly link_mode?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
  readonly app_store?: string | null | undefined
  readonly play_store?: string | null | undefined
  readonly chrome_store?: string | null | undefined
  readonly rdns?: string | null | undefined
  /** CAIP-2 chain ids. */
  readonly chains?: readonly string[] | undefined
  readonly injected?:
    | readonly { readonly namespace?: string | undefined; readonly injected_id?: string | undefined }[]
    | null
    | undefined
  readonly badge_type?: 'none' | 'certified' | undefined
}

/** Response of `GET /getWallets`. */
export interface WalletPage {
  readonly data: readonly WalletListing[]
  /** Number of matching wallets on all pages. */
  readonly count: number
}

/**
 * Query of `GET /getWallets`. In the URL, lists are comma-separated. `page` starts at 1, and `entries` is at most 500.
 */
export interface WalletQuery {
  readonly page: number
  readonly entries: number
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly chains?: readonly string[] | undefined
  readonly search?: string | undefined
  readonly badge_type?: 'none' | 'certified' | undefined
  readonly platform?: 'android' | 'ios' | 'desktop' | 'web' | 'browser' | undefined
}
