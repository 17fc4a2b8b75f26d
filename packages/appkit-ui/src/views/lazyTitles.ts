/** The names of the views that only an account leads to, by language: apart from the words of the first screen, which everybody loads. */
export const lazyTitles = {
  TokenDetail: { en: 'Token', ar: 'رمز', de: 'Token' },
  NftDetail: { en: 'NFT', ar: 'مقتنى رقمي', de: 'NFT' },
  WalletReceive: { en: 'Receive', ar: 'استلام', de: 'Empfangen' },
  WalletCompatibleNetworks: { en: 'Compatible Networks', ar: 'الشبكات المتوافقة', de: 'Passende Netzwerke' },
  FundWallet: { en: 'Fund Wallet', ar: 'تمويل المحفظة', de: 'Wallet aufladen' },
} as const
