/** What an adapter needs to announce a session to the page as a wallet of Wallet Standard. It loads where a host wants that, with the first session. */
export { type AnnouncedSession, AnnouncedWallet, type AnnouncementOwner } from '../announce/AnnouncedWallet'
export type {
  StandardAccount,
  StandardChange,
  StandardFeatures,
  StandardName,
  StandardWallet,
} from '../announce/StandardWallet'
export { type Patience, startPatience } from '../environment/startPatience'
