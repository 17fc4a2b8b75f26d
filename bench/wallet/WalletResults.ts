/** All times of a run, in milliseconds. */
export interface WalletResults {
  readonly machine: string
  readonly chromium: string
  readonly node: string
  readonly date: string
  /** From the last digit of the code to the connected page, for a new address. Without the time of requests. */
  readonly firstLogins: readonly number[]
  /** The same for an address with a wallet, on a device that it knows. */
  readonly laterLogins: readonly number[]
  /** The first approval of each page, which loads its code. */
  readonly firstApprovals: readonly number[]
  /** From the click in the app to the frame with the message and its buttons. */
  readonly approvals: readonly number[]
}
