/** Fields that all providers share. */
export interface OnrampBase {
  readonly id: string
  readonly name: string
  /** Milliseconds. */
  readonly timeout: number
  readonly isSandbox: boolean
  /** Clock in milliseconds since the epoch. */
  readonly now: () => number
}
