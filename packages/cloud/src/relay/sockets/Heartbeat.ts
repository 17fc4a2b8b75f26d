/** A member that the heartbeat calls regularly. */
export interface Beating {
  beat(): void
}

/** Seconds between two beats of one member. Clients disconnect after 31 seconds without a ping. */
const SLOTS = 25

/**
 * Calls each member every 25 seconds, 1/25 of them each second. A single timer serves all members without load spikes.
 */
export class Heartbeat<Member extends Beating> {
  readonly #slots: readonly Set<Member>[] = Array.from({ length: SLOTS }, () => new Set<Member>())
  #hand = 0
  #next = 0

  get size(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.size, 0)
  }

  /** Adds a member. Returns its slot, which `delete` requires. */
  add(member: Member): number {
    this.#next = (this.#next + 1) % SLOTS
    this.#slots[this.#next]?.add(member)
    return this.#next
  }

  delete(member: Member, slot: number): void {
    this.#slots[slot]?.delete(member)
  }

  members(): readonly Member[] {
    return this.#slots.flatMap(slot => [...slot])
  }

  /** Must be called every second. */
  tick(): void {
    this.#hand = (this.#hand + 1) % SLOTS
    for (const member of this.#slots[this.#hand] ?? []) member.beat()
  }
}
