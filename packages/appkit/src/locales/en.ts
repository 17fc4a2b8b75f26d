/** Messages of the buttons. The modal has its own, which load on intent. */
export interface ButtonMessages {
  /** BCP 47 tag of these messages. */
  readonly lang: string
  readonly connect: string
  readonly connecting: string
  readonly switchNetwork: string
  readonly selectNetwork: string
  readonly unknownNetwork: string
  /** Decimal separator of balances. */
  readonly decimal: string
  /**
   * The messages from here on are for screen readers: they precede content that sighted users recognize by its position
   * and image.
   */
  readonly account: string
  readonly network: string
  readonly unsupported: string
}

export const en: ButtonMessages = {
  lang: 'en',
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  switchNetwork: 'Switch network',
  selectNetwork: 'Select network',
  unknownNetwork: 'Unknown network',
  decimal: '.',
  account: 'Account',
  network: 'Network',
  unsupported: 'unsupported network',
}
