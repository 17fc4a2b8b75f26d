import type { SealedRecovery } from '../vault/recovery/SealedRecovery'

/** Content of a recovery file, besides its code. */
export interface RecoveryFile extends SealedRecovery {
  readonly version: 1
  readonly operator: string
  /** IETF language tag of the file's texts. */
  readonly language: string
}

/** The line of a recovery file that holds its content. In the file of a build, it holds none. */
export const contentLine = (content: string): string =>
  `<script type="application/json" id="wallet">${content}</script>`
