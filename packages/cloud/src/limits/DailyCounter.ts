/** Counts usage since midnight UTC by key. */
export interface DailyCounter {
  /** Adds `count` unless the day's total would exceed `limit`. Resolves with whether it was added. Never rejects. */
  add(key: string, count: number, limit: number): Promise<boolean>
}

/** Returns the number of days since 1970 in UTC. */
export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / 86_400_000)
}

/** Returns the seconds until midnight UTC, when the counts reset. At least 1. */
export function secondsUntilTomorrow(milliseconds: number): number {
  return Math.max(1, Math.ceil(((dayOf(milliseconds) + 1) * 86_400_000 - milliseconds) / 1000))
}
