/** Seconds for which a nonce can be signed and sent back. */
export const NONCE_LIFETIME: number = 10 * 60

/** Seconds for which a session's token is good. */
export const TOKEN_LIFETIME: number = 15 * 60

/** Seconds after which a user has to sign in again, however often the session was renewed. */
export const SESSION_LIFETIME: number = 30 * 24 * 60 * 60

/** Seconds for which the cookie before the newest one is still taken: pages in two tabs ask at the same moment. */
export const RENEWAL_GRACE: number = 60
