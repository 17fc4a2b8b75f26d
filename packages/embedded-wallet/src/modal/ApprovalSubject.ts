import type { WalletPageName } from '@openappkit/contract/embedded'

/** Page that the wallet's frame shows or leads to, if it isn't a request of the app. */
export interface ApprovalSubject {
  /** Page of the wallet, or the screen that unlocks it. */
  readonly page: WalletPageName | 'unlock'
  /** Whether the page shows in the frame, and not in the wallet's own window. */
  readonly isInFrame?: boolean | undefined
}
