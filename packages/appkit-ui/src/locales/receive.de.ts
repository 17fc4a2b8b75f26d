import type { ReceiveMessages } from './receive.en'

/** German. The visitor is 'du'; names given by others stand where no ending depends on them. */
export const words: ReceiveMessages = {
  'receive.code': 'QR-Code deiner Adresse auf {network}',
  'receive.codeAny': 'QR-Code deiner Adresse',
  'receive.scan': 'Code scannen oder Adresse kopieren, um auf {network} an dieses Konto zu senden.',
  'receive.scanAny': 'Code scannen oder Adresse kopieren, um an dieses Konto zu senden.',
  'receive.address': 'Deine Adresse',
  'receive.copy': 'Adresse kopieren',
  'receive.copied': 'Adresse kopiert',
  'receive.failedToCopy': 'Kopieren fehlgeschlagen',
  'receive.none': 'Keine Adresse zum Empfangen',
  'receive.noneDetail': 'Mit einer verbundenen Wallet gibt es eine.',
  'receive.nonePayment': '{wallet} nennt keine Zahlungsadresse.',
  'receive.connect': 'Wallet verbinden',

  'remark.otherNetwork':
    '{wallet} ist auf {other}. Dieser Code ist für {network}, und was darüber ankommt, erscheint nicht auf {other}.',
  'remark.elsewhere': '{wallet} ist in einem anderen Netzwerk. Dieser Code ist für {network}.',
  'remark.unknownNetwork':
    '{wallet} ist in einem Netzwerk, das diese App nicht kennt. Was dort ankommt, erscheint hier nicht.',
  'remark.chooseNetwork': 'Netzwerk wählen',
  'remark.testNetwork': '{network} ist ein Testnetzwerk. Was hier ankommt, hat keinen Wert.',
  'remark.payments': 'Nur für Zahlungen. {wallet} verwahrt Ordinals unter einer anderen Adresse.',

  'networks.compatible': 'Passende Netzwerke',
  'networks.count': { one: '{count} hat diese Adresse', other: '{count} haben diese Adresse' },
  'networks.detail':
    'Deine Adresse ist in diesen Netzwerken dieselbe. Was in anderen gesendet wird, kann verloren gehen.',
  'networks.smartAccount':
    'Dein Smart Account hat diese Adresse nur auf {network}. Was in anderen Netzwerken gesendet wird, kann verloren gehen.',
  'networks.test': 'Testnetzwerk',

  'fund.receive': 'Guthaben empfangen',
  'fund.receiveDetail': 'Adresse und QR-Code zeigen',
  'fund.none': 'Aufladen ist hier nicht möglich',
  'fund.noneDetail': 'Vielleicht bietet es deine Wallet selbst an.',
}
