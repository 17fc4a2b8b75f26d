/** Announces a session to the page as a Wallet Standard wallet. Load it with the first session. */
export { type AnnouncedSession, AnnouncedWallet, type AnnouncementCallbacks } from '../announce/AnnouncedWallet'
export type {
  StandardAccount,
  StandardChange,
  StandardFeatures,
  StandardName,
  StandardWallet,
} from '../announce/StandardWallet'
