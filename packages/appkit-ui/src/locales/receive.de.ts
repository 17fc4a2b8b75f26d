import type { ReceiveMessages } from './receive.en'

/** German, informal ('du'). Messages place names where grammar requires no inflected ending. */
export const messages: ReceiveMessages = {
  'receive.code': 'QR-Code für deine Adresse auf {network}',
  'receive.codeAny': 'QR-Code für deine Adresse',
  'receive.scan': 'Adresse scannen oder kopieren, um auf {network} Guthaben zu empfangen.',
  'receive.scanAny': 'Adresse scannen oder kopieren, um Guthaben zu empfangen.',
  'receive.address': 'Deine Adresse',
  'receive.copy': 'Adresse kopieren',
  'receive.copied': 'Adresse kopiert',
  'receive.failedToCopy': 'Kopieren fehlgeschlagen. Versuche es erneut.',
  'receive.none': 'Noch keine Adresse',
  'receive.noneDetail': 'Verbinde eine Wallet, um eine zu erhalten.',
  'receive.nonePayment': '{wallet} hat keine Zahlungsadresse freigegeben.',
  'receive.connect': 'Wallet verbinden',

  'remark.otherNetwork':
    'Diese Adresse ist für {network}, aber {wallet} ist auf {other}. Was du empfängst, erscheint nicht auf {other}.',
  'remark.elsewhere': '{wallet} ist in einem anderen Netzwerk. Diese Adresse ist für {network}.',
  'remark.unknownNetwork':
    '{wallet} ist in einem Netzwerk, das diese App nicht unterstützt. Was du dort empfängst, erscheint hier nicht.',
  'remark.chooseNetwork': 'Netzwerk wählen',
  'remark.testNetwork': '{network} ist ein Testnetzwerk. Token dort haben keinen Wert.',
  'remark.payments': 'Nur für Zahlungen. {wallet} nutzt für Ordinals eine andere Adresse.',

  'networks.compatible': 'Kompatible Netzwerke',
  'networks.count': { one: '{count} Netzwerk nutzt diese Adresse', other: '{count} Netzwerke nutzen diese Adresse' },
  'networks.detail':
    'Deine Adresse ist in diesen Netzwerken gleich. Was in anderen Netzwerken gesendet wird, kann verloren gehen.',
  'networks.smartAccount':
    'Dein Smart Account hat diese Adresse nur auf {network}. Was in anderen Netzwerken gesendet wird, kann verloren gehen.',
  'networks.current': 'Dieses Netzwerk',
  'networks.test': 'Testnetzwerk',

  'fund.receive': 'Guthaben empfangen',
  'fund.receiveDetail': 'Adresse und QR-Code anzeigen',
  'fund.none': 'Aufladen hier nicht möglich',
  'fund.noneDetail': 'Deine Wallet-App bietet das vielleicht an.',
}
