import type { GreetMessages } from './greet.en'

export const messages: GreetMessages = {
  ask: 'Auf {network} grüßen',
  askAbout: 'Auf {network} wegen {token} grüßen',
  send: 'Gruß senden',
  failed: 'Kein Konto, von dem aus gegrüßt werden kann. Verbinde eine Wallet und versuche es erneut.',
  done: 'Dein Gruß ist unterwegs',
  close: 'Schließen',
  none: 'Noch keine Grüße',
  sent: { one: '{count} Gruß gesendet', other: '{count} Grüße gesendet' },
}
