/** What renews a session: its cookie, or the token of a page whose browser keeps none. */
export type RenewedBy = 'cookie' | 'token'
