/** Names and properties of what the kit reports. Reference, storage-events-errors section 2.2; feature packages add theirs by declaration merging. */
export interface EventRegistry {
  MODAL_CREATED: undefined
  INITIALIZE: { readonly networks: readonly (string | number)[] }
  MODAL_OPEN: { readonly connected: boolean }
  MODAL_CLOSE: { readonly connected: boolean }
  CLICK_ALL_WALLETS: undefined
  CLICK_WALLET_HELP: undefined
  CLICK_NETWORK_HELP: undefined
  CLICK_GET_WALLET: undefined
  CLICK_NETWORKS: undefined
  SELECT_WALLET: {
    readonly name: string
    readonly platform: 'browser' | 'qrcode' | 'mobile' | 'desktop' | 'web'
    readonly displayIndex?: number
  }
  SEARCH_WALLET: { readonly badge: 'certified' | undefined; readonly search: string }
  CONNECT_SUCCESS: {
    readonly method: 'qrcode' | 'mobile' | 'browser' | 'email'
    readonly name: string
    readonly reconnect?: boolean
  }
  CONNECT_ERROR: { readonly message: string }
  /** A phone wallet could not be opened. Without the pairing's link, whose key is nobody else's business. */
  CONNECT_PROXY_ERROR: { readonly message: string; readonly name: string; readonly mobile_link?: string }
  DISCONNECT_SUCCESS: { readonly namespace?: string }
  DISCONNECT_ERROR: { readonly message?: string }
  SWITCH_NETWORK: { readonly network: string }
}

/** Name of an event. */
export type EventName = keyof EventRegistry & string

/** An event as hosts hear it. */
export type AppKitEvent = {
  readonly [Name in EventName]: {
    readonly type: 'track'
    readonly event: Name
    readonly address?: string | undefined
    readonly properties: EventRegistry[Name]
  }
}[EventName]
