/** The names of the views that only an account leads to, by language: apart from the words of the first screen, which everybody loads. */
export const laterTitles = {
  TokenDetail: { en: 'Token', ar: 'رمز' },
  NftDetail: { en: 'NFT', ar: 'مقتنى رقمي' },
  WalletReceive: { en: 'Receive', ar: 'استلام' },
  WalletCompatibleNetworks: { en: 'Compatible Networks', ar: 'الشبكات المتوافقة' },
  FundWallet: { en: 'Fund Wallet', ar: 'تمويل المحفظة' },
} as const
