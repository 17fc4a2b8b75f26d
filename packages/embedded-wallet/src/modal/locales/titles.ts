/** Titles of the views by language. The header shows them before the catalog has loaded. */
export const titles = {
  EmailVerifyOtp: { en: 'Confirm email', ar: 'تأكيد البريد الإلكتروني', de: 'E-Mail bestätigen' },
  EmailVerifyDevice: { en: 'Register device', ar: 'تسجيل الجهاز', de: 'Gerät registrieren' },
  UpdateEmailWallet: { en: 'Change email', ar: 'تغيير البريد الإلكتروني', de: 'E-Mail ändern' },
  UpdateEmailPrimaryOtp: {
    en: 'Confirm current email',
    ar: 'تأكيد البريد الإلكتروني الحالي',
    de: 'Aktuelle E-Mail bestätigen',
  },
  UpdateEmailSecondaryOtp: {
    en: 'Confirm new email',
    ar: 'تأكيد البريد الإلكتروني الجديد',
    de: 'Neue E-Mail bestätigen',
  },
  ApproveTransaction: { en: 'Approve request', ar: 'الموافقة على الطلب', de: 'Anfrage bestätigen' },
  WalletSettings: { en: 'Wallet settings', ar: 'إعدادات المحفظة', de: 'Wallet-Einstellungen' },
} as const

/** Titles of ApproveTransaction while it leads to a page of the wallet. */
export const pageTitles = {
  protect: { en: 'Protect your wallet', ar: 'حماية محفظتك', de: 'Wallet schützen' },
  devices: { en: 'Devices', ar: 'الأجهزة', de: 'Geräte' },
  export: { en: 'Export wallet', ar: 'تصدير المحفظة', de: 'Wallet exportieren' },
  unlock: { en: 'Unlock wallet', ar: 'فتح قفل المحفظة', de: 'Wallet entsperren' },
} as const

/** Label of the account button. */
export const settingsText = { en: 'Security', ar: 'الأمان', de: 'Sicherheit' } as const
