import type { ButtonMessages } from './en'

export const messages: ButtonMessages = {
  lang: 'de',
  connect: 'Wallet verbinden',
  connecting: 'Wird verbunden…',
  switchNetwork: 'Netzwerk wechseln',
  selectNetwork: 'Netzwerk wählen',
  unknownNetwork: 'Unbekanntes Netzwerk',
  decimal: ',',
  account: 'Konto',
  network: 'Netzwerk',
  unsupported: 'nicht unterstütztes Netzwerk',
}
