import type { DappInfo } from '@openappkit/testing/walletconnect'

/** An app's request in the form the dialog shows. */
export interface Description {
  readonly title: string
  readonly dapp: DappInfo | undefined
  readonly lines: readonly (readonly [term: string, detail: string])[]
  /** The data to sign, unchanged. */
  readonly text?: string
  readonly note?: string
}
