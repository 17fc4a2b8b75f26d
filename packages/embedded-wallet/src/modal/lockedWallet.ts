import type { Feature } from '@openappkit/appkit-ui/features'
import { isLocked, WalletLock } from './WalletLock'

/**
 * Changes the account while the wallet is locked: a button leads to unlocking it, and there is no address to receive at.
 * Starts with the wallet's code, before any connection, and imports nothing that a view of the wallet also needs: a
 * shared module would be another request.
 */
export const lockedWallet: Feature = {
  name: 'lockedWallet',
  accountButtons: [
    {
      // Takes the place of the settings' own button.
      name: 'walletSettings',
      view: 'WalletSettings',
      label: { en: 'Unlock', ar: 'فتح القفل', de: 'Entsperren' },
      icon: {
        name: 'lock-keyhole-open',
        paths: [
          'M13 16a1 1 0 1 1-2 0 1 1 0 0 1 2 0',
          'M5 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
          'M7 10V7a5 5 0 0 1 9.33-2.5',
        ],
      },
      order: 59,
      isOffered: isLocked,
    },
  ],
  // While the wallet is locked, the server could name any address.
  fundingHold: { isActive: isLocked, state: kit => kit.controller(WalletLock).state },
}
