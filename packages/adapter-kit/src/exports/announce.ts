/** Announces a session to the page as a wallet of Wallet Standard. Load it with the first session. */
export { type AnnouncedSession, AnnouncedWallet, type AnnouncementOwner } from '../announce/AnnouncedWallet'
export type {
  StandardAccount,
  StandardChange,
  StandardFeatures,
  StandardName,
  StandardWallet,
} from '../announce/StandardWallet'
