import { announcedMark } from '../announce/announcedMark'

/** Returns whether a registered wallet is a session that OpenAppKit itself announces to the page. Such a wallet is not listed. */
export function isAnnouncedSession(wallet: object): boolean {
  return announcedMark in wallet
}
