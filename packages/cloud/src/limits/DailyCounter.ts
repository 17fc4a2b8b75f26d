/** Counts what was used since midnight UTC, one count per key. */
export interface DailyCounter {
  /** Adds `count`, unless more than `limit` would be used today. Returns whether it was added. Never rejects. */
  add(key: string, count: number, limit: number): Promise<boolean>
}

/** Days since 1970, UTC. */
export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / 86_400_000)
}

/** Seconds until counts begin again, at least 1. */
export function secondsUntilTomorrow(milliseconds: number): number {
  return Math.max(1, Math.ceil(((dayOf(milliseconds) + 1) * 86_400_000 - milliseconds) / 1000))
}
