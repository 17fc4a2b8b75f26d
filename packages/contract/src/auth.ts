/** Response of `GET /auth/v1/nonce`. */
export interface AuthNonce {
  /** Nonce for one sign-in message. */
  readonly nonce: string
  /** Proof that this server issued the nonce. Send it in the header `x-nonce-jwt: Bearer …` within ten minutes. */
  readonly token: string
}

/** How the user connected: with a wallet, or with a social login. */
export type WalletInfo =
  | {
      readonly type: 'walletconnect' | 'extension' | 'unknown'
      readonly name?: string | undefined
      readonly icon?: string | undefined
    }
  | { readonly type: 'social'; readonly social: string; readonly identifier: string }

/** Request body of `POST /auth/v1/authenticate`. */
export interface Authentication {
  /** Account and chain of the message. The server compares them with the message's text. */
  readonly data?: { readonly accountAddress: string; readonly chainId: string } | undefined
  readonly message: string
  /** Signature in the chain's own encoding: hex, base58 or base64. */
  readonly signature: string
  readonly clientId?: string | null | undefined
  readonly walletInfo?: WalletInfo | undefined
}

/** Response of `POST /auth/v1/authenticate`. */
export interface AuthToken {
  /**
   * Session token for the header `Authorization: Bearer …`. Valid for at most 15 minutes. `GET /auth/v1/me` returns the
   * next token in the header `x-session-token` if the request carries the session cookie, or if the browser stores no
   * cookies.
   */
  readonly token: string
}

/** The signed-in account. A session token has the same claims, except for `appKitAccount`. */
export interface SessionAccount {
  /** Origin of the app, or its domain if it has no origin. */
  readonly aud: string
  /** URL of the server. */
  readonly iss: string
  /** CAIP-10 account id. */
  readonly sub: string
  /** Expiry of the next token if the response has one, else of the current token, in seconds since the epoch. */
  readonly exp: number
  readonly projectIdKey: string
  readonly projectUuid: string
  /**
   * Profile id. One account has the same id on all networks of its namespace; with `proof: 'contract'`, on
   * `caip2Network` only.
   */
  readonly profileUuid: string
  /**
   * Scope of the proof: `key` covers the account on every network of its namespace, `contract` covers it on
   * `caip2Network` only. Absent if the server doesn't know it.
   */
  readonly proof?: 'key' | 'contract' | undefined
  readonly address: string
  /** Number on EVM chains, else the reference of `caip2Network`. */
  readonly chainId: number | string
  readonly chainNamespace: string
  readonly caip2Network: string
  readonly uri: string
  readonly domain: string
  readonly nonce: string
  readonly email?: string | undefined
  readonly appKitAccount?: AppKitAccount | undefined
}

/** Stored record of an account. Dates are ISO 8601. */
export interface AppKitAccount {
  readonly uuid: string
  readonly caip2_chain: string
  readonly address: string
  readonly profile_uuid: string
  readonly created_at: string
  /** Whether this account was the first of its profile. */
  readonly is_main_account: boolean
  readonly verification_status: null
  readonly connection_method: Readonly<Record<string, unknown>> | null
  readonly metadata: Readonly<Record<string, unknown>>
  readonly last_signed_in_at: string
  readonly signed_up_at: string
  readonly updated_at: string
}

/** Request body, at most 4 KiB, and response of `PUT /auth/v1/account-metadata`. */
export interface AccountMetadata {
  /** Data that the app stores with the account. `null` clears it. */
  readonly metadata: Readonly<Record<string, unknown>> | null
}
