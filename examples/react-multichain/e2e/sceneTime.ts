/** Noon of January 15, 2026, in UTC: the time of every scene. */
export const noon: number = Date.UTC(2026, 0, 15, 12)
