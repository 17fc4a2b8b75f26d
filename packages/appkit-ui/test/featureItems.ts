import type { WalletFeature } from '@openappkit/appkit-core'
import type { AccountButton } from '../src/features/AccountButton'
import type { AccountTab } from '../src/features/AccountTab'

declare module '@openappkit/appkit-core' {
  interface Features {
    readonly send: boolean
  }
  interface WalletFeatures {
    onramp: true
    swaps: true
    send: true
  }
}

const plus = { name: 'plus', paths: ['M5 12h14', 'M12 5v14'] }

/** Returns a button that a feature adds to the account view. */
export function accountButton(name: WalletFeature, more: Partial<AccountButton> = {}): AccountButton {
  return { name, view: 'WhatIsAWallet', label: { en: 'Do it' }, icon: plus, order: 10, ...more }
}

/** Returns a button to buy crypto. */
export function buyButton(more: Partial<AccountButton> = {}): AccountButton {
  const label = { en: 'Buy crypto', ar: 'شراء العملات الرقمية', de: 'Krypto kaufen' }
  const detail = { en: 'By card or bank transfer', ar: 'بالبطاقة أو بتحويل مصرفي', de: 'Mit Karte oder Überweisung' }
  return accountButton('onramp', {
    label: { en: 'Fund wallet', ar: 'تمويل المحفظة', de: 'Wallet aufladen' },
    fund: { label, detail, order: 10 },
    ...more,
  })
}

/** Returns a button to deposit from an exchange, which belongs to a different feature than {@link buyButton}. */
export function exchangeButton(more: Partial<AccountButton> = {}): AccountButton {
  const fund = {
    label: { en: 'Deposit from exchange' },
    detail: { en: 'From an account that you have there' },
    order: 30,
  }
  return buyButton({ fund, ...more })
}

/** Returns a tab that a feature adds to the account view. */
export function accountTab(name: string, more: Partial<AccountTab> = {}): AccountTab {
  return { name, label: { en: 'Activity' }, order: 10, load: () => Promise.resolve(() => null), ...more }
}
