/** Seconds for which a nonce is valid. */
export const NONCE_LIFETIME: number = 10 * 60

/** Seconds for which a session token is valid. */
export const TOKEN_LIFETIME: number = 15 * 60

/** Seconds after which a user must sign in again, however often the session was renewed. */
export const SESSION_LIFETIME: number = 30 * 24 * 60 * 60

/** Seconds for which the previous cookie is still accepted: two tabs may send requests at the same time. */
export const RENEWAL_GRACE: number = 60
