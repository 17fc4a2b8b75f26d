/** Lifetime of a nonce in seconds. */
export const NONCE_LIFETIME: number = 10 * 60

/** Lifetime of a session token in seconds. */
export const TOKEN_LIFETIME: number = 15 * 60

/** Lifetime of a session in seconds, regardless of renewals. Afterward, the user must sign in again. */
export const SESSION_LIFETIME: number = 30 * 24 * 60 * 60

/** Seconds for which the previous credential stays valid, because two tabs may send requests at the same time. */
export const RENEWAL_GRACE: number = 60
