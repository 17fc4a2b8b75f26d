import type { DappInfo } from '@openappkit/testing/walletconnect'

/** A question as it is shown. */
export interface Description {
  readonly title: string
  readonly dapp: DappInfo | undefined
  readonly lines: readonly (readonly [term: string, detail: string])[]
  /** What would be signed, as it is. */
  readonly text?: string
  readonly note?: string
}
