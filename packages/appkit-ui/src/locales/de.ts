import type { Messages } from './en'

/** German, informal ('du'). Messages place names where grammar requires no inflected ending. */
export const messages: Messages = {
  tryAgain: 'Erneut versuchen',
  back: 'Zurück',
  close: 'Schließen',
  loading: 'Wird geladen',
  dismissAlert: 'Hinweis schließen',

  'title.Connect': 'Wallet verbinden',
  'title.ConnectChain': '{chain}-Wallet verbinden',
  'title.ConnectingMultiChain': 'Netzwerk wählen',
  'title.Account': 'Konto',
  'title.Networks': 'Netzwerk wählen',
  'title.SwitchNetwork': 'Netzwerk wechseln',
  'title.SwitchActiveChain': 'Netzwerk wechseln',
  'title.UnsupportedChain': 'Netzwerk wechseln',
  'title.ProfileWallets': 'Wallets',
  'title.WhatIsAWallet': 'Was ist eine Wallet?',
  'title.WhatIsANetwork': 'Was ist ein Netzwerk?',
  'title.GetWallet': 'Wallet holen',
  'title.WalletConnect': 'WalletConnect',
  'title.AllWallets': 'Alle Wallets',
  'title.Downloads': '{wallet} holen',

  'announce.connected': 'Mit {wallet} verbunden',
  'announce.disconnected': '{wallet} wurde getrennt',
  'announce.networkSwitched': 'Netzwerk gewechselt zu {network}',
  'announce.accountSwitched': 'Konto gewechselt zu {address}',

  'legal.intro': 'Wenn du eine Wallet verbindest, akzeptierst du die',
  'legal.agree': 'Ich akzeptiere die',
  'legal.terms': 'Nutzungsbedingungen',
  'legal.and': 'und die',
  'legal.privacy': 'Datenschutzerklärung',
  branding: 'OpenAppKit',

  'view.failed': 'Diese Ansicht wurde nicht geladen',
  'view.failedDetail': 'Prüfe deine Verbindung und versuche es erneut.',

  'connect.tagRecent': 'Zuletzt',
  'connect.tagConnected': 'Verbunden',
  'connect.searchWallet': 'Alle Wallets',
  'connect.scan': 'QR-Code scannen',
  'connect.installed': 'Installiert',
  'connect.notInstalled': 'Nicht installiert',
  'connect.or': 'oder',
  'connect.withWallet': 'Mit einer Wallet fortfahren',
  'connect.newHere': 'Neu hier?',
  'connect.none': 'Keine Wallet in diesem Browser',
  'connect.noneDetail': 'Hol dir eine Wallet. Das dauert etwa zwei Minuten.',

  'connecting.title': 'Weiter in {wallet}',
  'connecting.detail':
    'Bestätige die Anfrage in deiner Wallet. Falls du sie nicht siehst, schau hinter diesem Fenster nach.',
  'connecting.declined': 'Verbindung abgelehnt',
  'connecting.declinedDetail': 'Du hast sie in {wallet} abgelehnt.\nDeine Adresse wurde nicht weitergegeben.',
  'connecting.pending': 'Anfrage wartet in {wallet}',
  'connecting.pendingDetail': 'Öffne deine Wallet, um sie zu bestätigen oder abzulehnen.',
  'connecting.failed': 'Verbindung fehlgeschlagen',
  'connecting.failedDetail': '{wallet} hat die Verbindung nicht abgeschlossen.',
  'connecting.connected': '{wallet} ist verbunden',
  'connecting.connectedDetail': 'Du bist bereits mit diesem Konto verbunden.',
  'connecting.notInstalled': '{wallet} ist nicht installiert',

  'account.chooseNetwork': 'Netzwerk: {network}. Anderes wählen',
  'account.unknownNetwork': 'Unbekanntes Netzwerk',

  'switch.declined': 'Wechsel abgelehnt',
  'switch.failed': 'Netzwerkwechsel fehlgeschlagen',

  'unsupported.cannotClose': 'Wähle ein Netzwerk oder trenne die Verbindung, um fortzufahren',

  'wallets.switched': 'Wallet gewechselt',
  'wallets.failedToSwitch': 'Wallet-Wechsel fehlgeschlagen. Versuche es erneut.',
  'wallets.newAdded': 'Wallet hinzugefügt',
  'balance.unavailable': 'Token-Guthaben nicht verfügbar',
}
