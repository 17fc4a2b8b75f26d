import type { ExchangeMessages } from './exchange.en'

export const messages: ExchangeMessages = {
  amount: 'Betrag',
  amountIn: 'Betrag in {symbol}',
  amounts: 'Beträge in US-Dollar',
  selectAsset: 'Asset wählen',
  exchange: 'Börse',
  to: 'An',
  account: 'Dein Konto',
  network: 'Netzwerk',
  networkNote: 'Wähle an der Börse {network} als Netzwerk. Einzahlungen über andere Netzwerke können verloren gehen.',
  continueTo: 'Weiter zu {exchange}',
  opening: '{exchange} wird geöffnet…',
  enterAmount: 'Gib einen Betrag ein.',
  invalidAmount: 'Gib den Betrag als Zahl ein.',
  tooPrecise: {
    one: '{symbol} hat höchstens {count} Nachkommastelle.',
    other: '{symbol} hat höchstens {count} Nachkommastellen.',
  },

  storeReceives: '{store} muss erhalten',
  onNetwork: 'auf {network}',
  feeNote:
    'Deine Börse zieht vielleicht eine Gebühr ab. {store} muss den ganzen Betrag erhalten. Kommt weniger an, kannst du den Rest anders bezahlen.',
  payAnotherWay: 'Anders bezahlen',

  noneTitle: 'Keine Börse für {symbol}',
  noneDetail:
    'Keine Börse sendet gerade {symbol} auf {network}. Wähle ein anderes Asset oder empfange es von einer Wallet.',
  noneForInvoice: 'Keine Börse sendet gerade {symbol} auf {network}. Bezahle anders.',
  noAssetTitle: 'Keine Börse für dieses Netzwerk',
  noAssetDetail:
    'Keine Börse sendet gerade deine Assets auf {network}. Wechsle das Netzwerk oder empfange von einer Wallet.',
  otherAsset: 'Anderes Asset wählen',
  receive: 'Empfangen',
  chooseNetwork: 'Netzwerk wechseln',
  loadFailedTitle: 'Börsen nicht geladen',
  loadFailed: 'Der Server antwortet nicht. Prüfe deine Verbindung und versuche es erneut.',
  tryAgain: 'Erneut versuchen',
  notConnectedTitle: 'Verbinde eine Wallet, um einzuzahlen',
  connect: 'Wallet verbinden',
  'problem.exchange-unavailable':
    '{exchange} sendet diesen Betrag gerade nicht. Wähle einen anderen Betrag, ein anderes Asset oder eine andere Börse und versuche es erneut.',
  'problem.unavailable': 'Der Server antwortet nicht. Es wurde nichts ausgezahlt. Versuche es erneut.',

  blockedTitle: '{exchange} öffnen',
  blockedDetail:
    'Dein Browser hat das Fenster blockiert. Öffne {exchange} über die Schaltfläche oder kopiere den Link.',
  openedTitle: 'Weiter bei {exchange}',
  openedDetail: 'Zahle {amount} in dem geöffneten Fenster aus.',
  waitingTitle: 'Warten auf die Einzahlung',
  waitingDetail:
    'Wenn du die Auszahlung von {amount} bestätigt hast, erscheint sie bald hier. Sonst öffne {exchange} noch einmal.',
  waitingForInvoice:
    'Wenn du die Auszahlung von {amount} bestätigt hast, bezahle nicht noch einmal. Sonst öffne {exchange} noch einmal.',
  processingTitle: 'Auszahlung läuft',
  processingDetail: '{exchange} bereitet {amount} vor. Das kann einige Minuten dauern.',
  sentTitle: 'Dein {symbol} ist unterwegs',
  sentDetail: 'Warten auf die Bestätigung von {network}.',
  doneTitle: 'Einzahlung abgeschlossen',
  doneDetail: '{amount} sind auf deinem Konto angekommen.',
  arrivedTitle: 'Einzahlung angekommen',
  arrivedDetail: 'Warten, bis {store} die Zahlung bestätigt. Bezahle nicht noch einmal.',
  failedTitle: 'Einzahlung fehlgeschlagen',
  failedDetail: '{exchange} hat die Auszahlung nicht gesendet. Versuche es erneut oder nutze eine andere Börse.',
  failedForInvoice: '{exchange} hat die Auszahlung nicht gesendet. Versuche es erneut oder bezahle anders.',
  restNote: 'Ein Teil des Betrags ist angekommen. Es fehlen {amount}. Bezahle den Rest anders.',
  openExchange: '{exchange} öffnen',
  openAgain: '{exchange} noch einmal öffnen',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert',
  copyFailed: 'Nicht kopiert',
  startOver: 'Neu beginnen',
  viewTransaction: 'Transaktion ansehen',
  done: 'Fertig',
}
