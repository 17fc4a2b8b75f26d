import type { AppKitError } from '@openappkit/appkit-core'
import type { Translate } from '../../i18n/Translator'
import type { lazyEn } from '../../locales/lazy.en'

/** Texts for an outcome: what happened, and what didn't. */
export interface PairingMessages {
  readonly title: string
  readonly detail: string
}

/** The reason that a pairing ended without a wallet. */
export type PairingEnd = 'declined' | 'expired' | AppKitError

/** Returns the texts for an outcome. */
export function pairingMessages(t: Translate<typeof lazyEn>, end: PairingEnd): PairingMessages {
  switch (typeof end === 'string' ? end : end.code) {
    case 'declined':
      return { title: t('pairing.declined'), detail: t('pairing.declinedDetail') }
    case 'walletconnect/relay-unreachable':
      return { title: t('pairing.unreachable'), detail: t('pairing.unreachableDetail') }
    case 'walletconnect/relay-rejected':
      return { title: t('pairing.refused'), detail: t('pairing.refusedDetail') }
    case 'expired':
      return { title: t('pairing.expired'), detail: t('pairing.expiredDetail') }
    default:
      return { title: t('pairing.failed'), detail: t('pairing.failedDetail') }
  }
}
