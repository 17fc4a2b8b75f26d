import { acceptedLanguage, type PageMessagesIn } from '../../http/acceptedLanguage'

const en = {
  // Opening a link
  goneTitle: 'This link no longer works',
  goneDetail: 'Go back to the app and start the purchase again.',
  failedTitle: 'The checkout didn’t open',
  failedDetail: 'Nothing was charged. Go back to the app, then try again or choose another provider.',
  addressDetail:
    'The provider saw another network address than we did. Turn off your VPN or Private Relay, or choose another provider in the app.',
  repricedTitle: 'The price changed',
  repricedDetail: 'You’ll receive {amount} {symbol} instead of {quoted} {symbol}.',
  continue: 'Continue',
  // Sandbox
  sandbox: 'Sandbox: no real money moves.',
  checkoutTitle: 'Buy {amount} {symbol}',
  to: 'Sent to {address}',
  card: 'Card number',
  expiry: 'Expiry',
  code: 'Security code',
  pay: 'Pay {total}',
  cancel: 'Cancel',
  cards: 'Test cards',
  cardGood: 'Pays',
  cardDeclined: 'Declined by the bank',
  cardUnauthenticated: 'Fails 3-D Secure',
  cardLimit: 'Exceeds the weekly limit',
  cardHeld: 'Held for review',
  paidTitle: 'Payment received',
  paidDetail: '{amount} {symbol} is on its way. You can close this window.',
  heldTitle: 'Payment on hold',
  heldDetail: 'A real provider would review this payment. Decide for it:',
  release: 'Release the payment',
  refund: 'Refund the payment',
  refundedTitle: 'Payment refunded',
  declinedTitle: 'Payment declined',
  declinedDetail: 'Nothing was charged. Go back to the app to try again.',
  cancelledTitle: 'Payment canceled',
  unknownCard: 'This isn’t a test card.',
  back: 'Back to the app',
}

/** Messages of the pages that users see on the backend's origin. */
export type PageMessages = Readonly<Record<keyof typeof en, string>>

const de: PageMessages = {
  goneTitle: 'Dieser Link funktioniert nicht mehr',
  goneDetail: 'Geh zurück zur App und starte den Kauf neu.',
  failedTitle: 'Der Checkout ließ sich nicht öffnen',
  failedDetail:
    'Dir wurde nichts berechnet. Geh zurück zur App und versuche es erneut oder wähle einen anderen Anbieter.',
  addressDetail:
    'Der Anbieter sah eine andere Netzwerkadresse als wir. Schalte dein VPN oder Private Relay aus, oder wähle in der App einen anderen Anbieter.',
  repricedTitle: 'Der Preis hat sich geändert',
  repricedDetail: 'Du erhältst {amount} {symbol} statt {quoted} {symbol}.',
  continue: 'Weiter',
  sandbox: 'Sandbox: Es fließt kein echtes Geld.',
  checkoutTitle: '{amount} {symbol} kaufen',
  to: 'Geht an {address}',
  card: 'Kartennummer',
  expiry: 'Gültig bis',
  code: 'Prüfnummer',
  pay: '{total} bezahlen',
  cancel: 'Abbrechen',
  cards: 'Testkarten',
  cardGood: 'Bezahlt',
  cardDeclined: 'Von der Bank abgelehnt',
  cardUnauthenticated: 'Scheitert an 3-D Secure',
  cardLimit: 'Überschreitet das Wochenlimit',
  cardHeld: 'Wird zur Prüfung angehalten',
  paidTitle: 'Zahlung eingegangen',
  paidDetail: '{amount} {symbol} sind unterwegs. Du kannst dieses Fenster schließen.',
  heldTitle: 'Zahlung angehalten',
  heldDetail: 'Ein echter Anbieter würde diese Zahlung prüfen. Entscheide für ihn:',
  release: 'Zahlung freigeben',
  refund: 'Zahlung erstatten',
  refundedTitle: 'Zahlung erstattet',
  declinedTitle: 'Zahlung abgelehnt',
  declinedDetail: 'Dir wurde nichts berechnet. Geh zurück zur App und versuche es erneut.',
  cancelledTitle: 'Zahlung abgebrochen',
  unknownCard: 'Das ist keine Testkarte.',
  back: 'Zurück zur App',
}

const ar: PageMessages = {
  goneTitle: 'لم يعد هذا الرابط يعمل',
  goneDetail: 'ارجع إلى التطبيق وابدأ الشراء من جديد.',
  failedTitle: 'تعذّر فتح صفحة الدفع',
  failedDetail: 'لم يُخصم منك أي مبلغ. ارجع إلى التطبيق ثم حاول مرة أخرى أو اختر مزوّدًا آخر.',
  addressDetail: 'رأى المزوّد عنوان شبكة غير الذي رأيناه. أوقف VPN أو Private Relay، أو اختر مزوّدًا آخر في التطبيق.',
  repricedTitle: 'تغيّر السعر',
  repricedDetail: 'ستستلم {amount} {symbol} بدلًا من {quoted} {symbol}.',
  continue: 'متابعة',
  sandbox: 'بيئة تجريبية: لا تنتقل أموال حقيقية.',
  checkoutTitle: 'شراء {amount} {symbol}',
  to: 'يُرسل إلى {address}',
  card: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  code: 'رمز الأمان',
  pay: 'ادفع {total}',
  cancel: 'إلغاء',
  cards: 'بطاقات الاختبار',
  cardGood: 'تدفع',
  cardDeclined: 'يرفضها البنك',
  cardUnauthenticated: 'تفشل في 3-D Secure',
  cardLimit: 'تتجاوز الحد الأسبوعي',
  cardHeld: 'تُعلَّق للمراجعة',
  paidTitle: 'تم استلام الدفعة',
  paidDetail: '{amount} {symbol} في الطريق. يمكنك إغلاق هذه النافذة.',
  heldTitle: 'الدفعة معلّقة',
  heldDetail: 'كان مزوّد حقيقي سيراجع هذه الدفعة. قرّر نيابةً عنه:',
  release: 'الإفراج عن الدفعة',
  refund: 'ردّ الدفعة',
  refundedTitle: 'تم ردّ الدفعة',
  declinedTitle: 'رُفضت الدفعة',
  declinedDetail: 'لم يُخصم منك أي مبلغ. ارجع إلى التطبيق لتحاول مرة أخرى.',
  cancelledTitle: 'أُلغيت الدفعة',
  unknownCard: 'هذه ليست بطاقة اختبار.',
  back: 'العودة إلى التطبيق',
}

/** Language of a page. */
export type PageLanguage = PageMessagesIn<PageMessages>

/** Returns the messages in the language of an `Accept-Language` header. */
export function pageLanguage(header: string | null): PageLanguage {
  return acceptedLanguage<PageMessages>(header, { en, de, ar })
}
