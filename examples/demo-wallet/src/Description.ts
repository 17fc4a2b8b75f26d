import type { DappInfo } from '@openappkit/testing/walletconnect'

/** A question as it is shown. */
export interface Description {
  readonly title: string
  readonly dapp: DappInfo | undefined
  readonly lines: readonly (readonly [term: string, detail: string])[]
  /** The data to sign, unchanged. */
  readonly text?: string
  readonly note?: string
}
