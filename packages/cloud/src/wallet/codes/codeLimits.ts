const MINUTE = 60_000

/** Milliseconds for which a code can be typed. */
export const CODE_LIFETIME: number = 10 * MINUTE
/** Wrong answers after which a code is dead. */
export const TRIES_PER_CODE = 5
/** Wrong answers per address in 24 hours. */
export const TRIES_PER_DAY = 20
/** Milliseconds until a device can ask for another code. */
export const RESEND_AFTER: number = 30_000
/** Codes per address in an hour. */
export const CODES_PER_HOUR = 10
export const HOUR: number = 60 * MINUTE
export const DAY: number = 24 * HOUR
