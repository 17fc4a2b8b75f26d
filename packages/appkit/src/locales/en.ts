/** The words of the buttons. The modal has its own, which no page loads before intent. */
export interface ButtonWords {
  /** BCP 47 tag of these words. */
  readonly lang: string
  readonly connect: string
  readonly connecting: string
  readonly switchNetwork: string
  readonly selectNetwork: string
  readonly unknownNetwork: string
  /** Between whole and fraction of a balance: a point would mean thousands where a comma is written. */
  readonly decimal: string
  /** The rest is for screen readers, before what a sighted visitor recognises by its place and picture. */
  readonly account: string
  readonly network: string
  readonly unsupported: string
}

export const en: ButtonWords = {
  lang: 'en',
  connect: 'Connect Wallet',
  connecting: 'Connecting...',
  switchNetwork: 'Switch Network',
  selectNetwork: 'Select Network',
  unknownNetwork: 'Unknown Network',
  decimal: '.',
  account: 'Account',
  network: 'Network',
  unsupported: 'unsupported network',
}
