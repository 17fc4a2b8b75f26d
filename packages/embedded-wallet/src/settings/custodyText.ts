import type { Translate } from '@openappkit/appkit-ui/elements'
import type { FrameWalletSettings } from '@openappkit/contract/embedded'
import type { walletEn } from '../modal/locales/wallet.en'

/** Sentence about the parties that can open the wallet. */
export interface CustodyText {
  readonly text: string
  /** Whether the user should do something about it. */
  readonly isCaution: boolean
}

/** Returns who can open the wallet besides the user, and how the user changes that. */
export function custodyText(
  t: Translate<typeof walletEn>,
  { custody, hasEscrow, operator, protectedBy }: FrameWalletSettings,
): CustodyText {
  // The escrow counts, not the policy: under `provisional` it exists until two ways to unlock have been tested.
  if (custody === 'escrow') return { text: t('custodyEscrow', { operator }), isCaution: false }
  if (hasEscrow && protectedBy.length === 0) return { text: t('provisional', { operator }), isCaution: true }
  if (hasEscrow) return { text: t('provisionalMore', { operator }), isCaution: true }
  if (protectedBy.length === 0) return { text: t('custodyUserAlone'), isCaution: true }
  return { text: t('custodyUser', { operator }), isCaution: false }
}
