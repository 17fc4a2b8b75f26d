const SLOT = 60_000
/** Whoever fills its share for longer than this gets half of it, so that neighbours behind the same address aren't shut out for as long. */
const SHORT = 3_600_000

interface Account {
  bytes: number
  /** Bytes by the minute in which they expire. */
  readonly slots: Map<number, number>
}

/** What waits in the mailboxes for each address that published it. Counted here and not in the store, which may be shared with others and only knows messages. */
export class AddressBytes {
  readonly #limit: number
  readonly #accounts = new Map<string, Account>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#accounts.size
  }

  /** Undefined: there is no room for so much. Otherwise it is counted until it expires, or until the returned function is called. */
  hold(address: string, bytes: number, expiresAt: number, now: number): (() => void) | undefined {
    const account = this.#accounts.get(address) ?? { bytes: 0, slots: new Map() }
    const limit = expiresAt - now > SHORT ? this.#limit / 2 : this.#limit
    if (account.bytes + bytes > limit) forget(account, now)
    if (account.bytes + bytes > limit) return undefined
    const slot = Math.ceil(expiresAt / SLOT)
    account.bytes += bytes
    account.slots.set(slot, (account.slots.get(slot) ?? 0) + bytes)
    this.#accounts.set(address, account)
    let isHeld = true
    return () => {
      if (isHeld) take(account, slot, bytes)
      isHeld = false
    }
  }

  sweep(now: number): void {
    for (const [address, account] of this.#accounts) {
      forget(account, now)
      if (account.slots.size === 0) this.#accounts.delete(address)
    }
  }
}

function forget(account: Account, now: number): void {
  for (const [slot, bytes] of account.slots) if (slot * SLOT <= now) take(account, slot, bytes)
}

function take(account: Account, slot: number, bytes: number): void {
  const held = account.slots.get(slot)
  // It expired meanwhile, and was taken then.
  if (held === undefined) return
  account.bytes -= bytes
  if (held > bytes) account.slots.set(slot, held - bytes)
  else account.slots.delete(slot)
}
