/** The names of the views that only an account leads to, by language: apart from the words of the first screen, which everybody loads. */
const titles = {
  ar: {
    TokenDetail: 'رمز',
    NftDetail: 'مقتنى رقمي',
    WalletReceive: 'استلام',
    WalletCompatibleNetworks: 'الشبكات المتوافقة',
    FundWallet: 'تمويل المحفظة',
  },
  en: {
    TokenDetail: 'Token',
    NftDetail: 'NFT',
    WalletReceive: 'Receive',
    WalletCompatibleNetworks: 'Compatible Networks',
    FundWallet: 'Fund Wallet',
  },
} as const

/** The name of a view in the language of `locale`. */
export function titleOf(view: keyof typeof titles.en, locale: string): string {
  const [language = ''] = locale.toLowerCase().split('-')
  return titles[language === 'ar' ? 'ar' : 'en'][view]
}
