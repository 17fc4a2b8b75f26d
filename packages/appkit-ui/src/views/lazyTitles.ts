/**
 * Titles of the views that open from an account, by language. They load with the account view, not with the first open.
 */
export const lazyTitles = {
  TokenDetail: { en: 'Token', ar: 'العملة', de: 'Token' },
  NftDetail: { en: 'NFT', ar: 'مقتنى رقمي', de: 'NFT' },
  WalletReceive: { en: 'Receive', ar: 'استلام', de: 'Empfangen' },
  WalletCompatibleNetworks: { en: 'Compatible networks', ar: 'الشبكات المتوافقة', de: 'Kompatible Netzwerke' },
  FundWallet: { en: 'Fund wallet', ar: 'تمويل المحفظة', de: 'Wallet aufladen' },
} as const
