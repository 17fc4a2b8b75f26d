/** Names and properties of events. Feature packages add theirs by declaration merging. */
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
  /** A mobile wallet couldn't be opened. Omits the pairing link, because its key is secret. */
  CONNECT_PROXY_ERROR: { readonly message: string; readonly name: string; readonly mobile_link?: string }
  DISCONNECT_SUCCESS: { readonly namespace?: string }
  DISCONNECT_ERROR: { readonly message?: string }
  SWITCH_NETWORK: { readonly network: string }
}

/** Name of an event. */
export type EventName = keyof EventRegistry & string

/** Arguments after an event's name: its properties, or none. */
export type EventArguments<Name extends EventName> = EventRegistry[Name] extends undefined ? [] : [EventRegistry[Name]]

/** Event as apps receive it. */
export type AppKitEvent = {
  readonly [Name in EventName]: {
    readonly type: 'track'
    readonly event: Name
    readonly address?: string | undefined
    readonly properties: EventRegistry[Name]
  }
}[EventName]
