import { type Charge, UNRESERVED } from '../quota/Charge'

/** Counts the waiting bytes of each account in this process. */
export class MemoryQuota {
  readonly #held = new Map<string, number>()

  get size(): number {
    return this.#held.size
  }

  /**
   * Charges all accounts or none. Returns a function that refunds the bytes, which takes effect only once. Returns
   * undefined if an account has no room.
   */
  hold(bytes: number, charges: readonly Charge[]): (() => void) | undefined {
    let free = Number.POSITIVE_INFINITY
    for (const { account, limit, share, reserved } of charges) {
      const held = this.#of(account)
      if (held + bytes > (share === 0 ? limit : Math.min(limit, Math.max(reserved, share * free)))) return undefined
      if (share === 0) free = Math.min(free, UNRESERVED * limit - held)
    }
    for (const { account } of charges) this.#add(account, bytes)
    let isHeld = true
    return () => {
      if (isHeld) for (const { account } of charges) this.#add(account, -bytes)
      isHeld = false
    }
  }

  #of(account: string): number {
    return this.#held.get(account) ?? 0
  }

  #add(account: string, bytes: number): void {
    const held = this.#of(account) + bytes
    if (held > 0) this.#held.set(account, held)
    else this.#held.delete(account)
  }
}
