/** Answer of `GET /auth/v1/nonce`. */
export interface AuthNonce {
  /** For the message, to be signed once. */
  readonly nonce: string
  /** Proof that the nonce is this server's. Goes back in the header `x-nonce-jwt: Bearer …` within ten minutes. */
  readonly token: string
}

/** By what a wallet was reached. */
export type WalletInfo =
  | {
      readonly type: 'walletconnect' | 'extension' | 'unknown'
      readonly name?: string | undefined
      readonly icon?: string | undefined
    }
  | { readonly type: 'social'; readonly social: string; readonly identifier: string }

/** Body of `POST /auth/v1/authenticate`. */
export interface Authentication {
  /** What the message says, besides its text. Checked against it. */
  readonly data?: { readonly accountAddress: string; readonly chainId: string } | undefined
  readonly message: string
  /** In the chain's own encoding. */
  readonly signature: string
  readonly clientId?: string | null | undefined
  readonly walletInfo?: WalletInfo | undefined
}

/** Answer of `POST /auth/v1/authenticate`. */
export interface AuthToken {
  /** Goes along as `Authorization: Bearer …`. Good for 15 minutes; `me` answers with the next one where the cookie came along, or the browser keeps none. */
  readonly token: string
}

/** Who is signed in. Also what a session's token says, without `appKitAccount`. */
export interface SessionAccount {
  /** The page, as an origin, or the domain where there is no page. */
  readonly aud: string
  /** URL of the server. */
  readonly iss: string
  /** CAIP-10. */
  readonly sub: string
  /** When the token ends, the next one where there is one, in seconds since the epoch. */
  readonly exp: number
  readonly projectIdKey: string
  readonly projectUuid: string
  /** The same for one account on all networks of its chain family; with proof by contract, of `caip2Network` only. */
  readonly profileUuid: string
  /** What the sign-in proved: `key` the account on every network of its chain family, `contract` the account on `caip2Network` only. */
  readonly proof?: 'key' | 'contract' | undefined
  readonly address: string
  /** A number on EVM chains, else the reference of `caip2Network`. */
  readonly chainId: number | string
  readonly chainNamespace: string
  readonly caip2Network: string
  readonly uri: string
  readonly domain: string
  readonly nonce: string
  readonly email?: string | undefined
  readonly appKitAccount?: AppKitAccount | undefined
}

/** What is kept of an account. Dates are ISO 8601. */
export interface AppKitAccount {
  readonly uuid: string
  readonly caip2_chain: string
  readonly address: string
  readonly profile_uuid: string
  readonly created_at: string
  /** The account of the profile that was there first. */
  readonly is_main_account: boolean
  readonly verification_status: null
  readonly connection_method: Readonly<Record<string, unknown>> | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly last_signed_in_at: string
  readonly signed_up_at: string
  readonly updated_at: string
}

/** Body and answer of `PUT /auth/v1/account-metadata`. */
export interface AccountMetadata {
  /** Whatever the app wants to keep of the account. Null: nothing. */
  readonly metadata: Readonly<Record<string, unknown>> | null
}
