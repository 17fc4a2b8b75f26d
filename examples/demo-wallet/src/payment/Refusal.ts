/** Why a payment isn't possible, and what the user can do. */
export interface Refusal {
  readonly reason: string
  readonly next: string
}

/** The error that refuses a payment code. */
export class RefusalError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.reason)
  }
}
