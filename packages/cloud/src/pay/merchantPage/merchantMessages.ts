import type { InvoiceDelivery, InvoiceException, InvoicePayment, InvoiceStatus } from '@openappkit/contract'
import { acceptedLanguage, type PageMessagesIn } from '../../http/acceptedLanguage'

/** Messages of the merchant page. */
export interface MerchantMessages {
  readonly signInTitle: string
  readonly apiKey: string
  readonly signIn: string
  readonly signOut: string
  readonly unknownKey: string
  readonly sessionOver: string
  readonly empty: string
  readonly older: string
  readonly allInvoices: string
  readonly created: string
  readonly expires: string
  readonly payments: string
  readonly noPayments: string
  readonly byContract: string
  readonly webhooks: string
  readonly noWebhooks: string
  readonly attempts: string
  readonly response: string
  readonly sendAgain: string
  readonly refund: string
  readonly refundTo: string
  readonly refundHint: string
  readonly prepareRefund: string
  readonly refundTitle: string
  readonly refundDetail: string
  readonly transaction: string
  readonly back: string
  readonly changeStatus: string
  readonly changeHint: string
  readonly markSettled: string
  readonly markInvalid: string
  readonly saved: string
  readonly queued: string
  readonly statuses: Readonly<Record<InvoiceStatus, string>>
  readonly hints: Readonly<Record<InvoiceStatus, string>>
  readonly exceptions: Readonly<Record<InvoiceException, string>>
  readonly roles: Readonly<Record<InvoicePayment['role'], string>>
  readonly paymentStatuses: Readonly<Record<InvoicePayment['status'], string>>
  readonly deliveries: Readonly<Record<InvoiceDelivery['status'], string>>
}

const en: MerchantMessages = {
  signInTitle: 'Sign in to your store',
  apiKey: 'API key',
  signIn: 'Sign in',
  signOut: 'Sign out',
  unknownKey: 'This API key is unknown.',
  sessionOver: 'Your session has ended. Sign in again.',
  empty: 'Your invoices will appear here.',
  older: 'Older invoices',
  allInvoices: 'All invoices',
  created: 'Created',
  expires: 'Expires',
  payments: 'Payments',
  noPayments: 'Nothing has arrived.',
  byContract: 'Paid by a contract',
  webhooks: 'Webhooks',
  noWebhooks: 'Nothing has been sent.',
  attempts: 'Attempts: {count}',
  response: 'Last response: {status}',
  sendAgain: 'Send again',
  refund: 'Refund',
  refundTo: 'Address of the refund',
  refundHint: 'Ask the customer. An exchange loses what returns to the address that it sent from.',
  prepareRefund: 'Prepare the refund',
  refundTitle: 'Refund prepared',
  refundDetail: 'Sign this transaction with the wallet that received the payment. Nothing has been sent yet.',
  transaction: 'Transaction',
  back: 'Back',
  changeStatus: 'Change the status',
  changeHint: 'Payments can still change a status that you set.',
  markSettled: 'Mark as settled',
  markInvalid: 'Mark as invalid',
  saved: 'The status has changed.',
  queued: 'The webhook will be sent again.',
  statuses: {
    open: 'Open',
    processing: 'Processing',
    settled: 'Settled',
    expired: 'Expired',
    invalid: 'Invalid',
    reversed: 'Reversed',
  },
  hints: {
    open: 'Waiting for the payment.',
    processing: 'Enough has arrived. Wait until it’s final before you deliver.',
    settled: 'You can deliver.',
    expired: 'Not enough arrived in time.',
    invalid: 'Don’t deliver.',
    reversed: 'A payment has left the chain. Stop the delivery.',
  },
  exceptions: {
    partial: 'Paid in part',
    over: 'Overpaid',
    late: 'Paid late',
    duplicate: 'Paid twice',
    wrongAsset: 'Wrong asset',
    marked: 'Set by you',
  },
  roles: {
    payment: 'Payment',
    late: 'Late payment',
    duplicate: 'Second payment',
    wrongAsset: 'Wrong asset',
  },
  paymentStatuses: {
    pending: 'Unconfirmed',
    confirmed: 'Confirmed',
    final: 'Final',
    gone: 'Left the chain',
  },
  deliveries: { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
}

const de: MerchantMessages = {
  signInTitle: 'Bei deinem Shop anmelden',
  apiKey: 'API-Schlüssel',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  unknownKey: 'Dieser API-Schlüssel ist unbekannt.',
  sessionOver: 'Deine Sitzung ist beendet. Melde dich erneut an.',
  empty: 'Hier erscheinen deine Rechnungen.',
  older: 'Ältere Rechnungen',
  allInvoices: 'Alle Rechnungen',
  created: 'Erstellt',
  expires: 'Läuft ab',
  payments: 'Zahlungen',
  noPayments: 'Noch ist nichts eingegangen.',
  byContract: 'Von einem Contract bezahlt',
  webhooks: 'Webhooks',
  noWebhooks: 'Noch wurde nichts gesendet.',
  attempts: 'Versuche: {count}',
  response: 'Letzte Antwort: {status}',
  sendAgain: 'Erneut senden',
  refund: 'Erstatten',
  refundTo: 'Adresse für die Erstattung',
  refundHint:
    'Frag die Kundschaft danach. Was an die Absenderadresse einer Börse zurückgeht, ist für sie nicht zuzuordnen.',
  prepareRefund: 'Erstattung vorbereiten',
  refundTitle: 'Erstattung vorbereitet',
  refundDetail:
    'Signiere diese Transaktion mit der Wallet, bei der die Zahlung eingegangen ist. Noch wurde nichts gesendet.',
  transaction: 'Transaktion',
  back: 'Zurück',
  changeStatus: 'Status ändern',
  changeHint: 'Zahlungen können auch einen Status ändern, den du gesetzt hast.',
  markSettled: 'Als bezahlt markieren',
  markInvalid: 'Als ungültig markieren',
  saved: 'Der Status wurde geändert.',
  queued: 'Der Webhook wird erneut gesendet.',
  statuses: {
    open: 'Offen',
    processing: 'In Bearbeitung',
    settled: 'Bezahlt',
    expired: 'Abgelaufen',
    invalid: 'Ungültig',
    reversed: 'Rückgängig',
  },
  hints: {
    open: 'Wartet auf die Zahlung.',
    processing: 'Es ist genug eingegangen. Liefere erst, wenn die Zahlung endgültig ist.',
    settled: 'Du kannst liefern.',
    expired: 'Es ist nicht rechtzeitig genug eingegangen.',
    invalid: 'Liefere nicht.',
    reversed: 'Eine Zahlung ist nicht mehr in der Blockchain. Halte die Lieferung an.',
  },
  exceptions: {
    partial: 'Teilweise bezahlt',
    over: 'Überzahlt',
    late: 'Zu spät bezahlt',
    duplicate: 'Doppelt bezahlt',
    wrongAsset: 'Falscher Vermögenswert',
    marked: 'Von dir gesetzt',
  },
  roles: {
    payment: 'Zahlung',
    late: 'Späte Zahlung',
    duplicate: 'Zweite Zahlung',
    wrongAsset: 'Falscher Vermögenswert',
  },
  paymentStatuses: {
    pending: 'Unbestätigt',
    confirmed: 'Bestätigt',
    final: 'Endgültig',
    gone: 'Nicht mehr in der Blockchain',
  },
  deliveries: { pending: 'Wartet', delivered: 'Zugestellt', failed: 'Fehlgeschlagen' },
}

const ar: MerchantMessages = {
  signInTitle: 'تسجيل الدخول إلى متجرك',
  apiKey: 'مفتاح API',
  signIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  unknownKey: 'مفتاح API هذا غير معروف.',
  sessionOver: 'انتهت جلستك. سجّل الدخول من جديد.',
  empty: 'ستظهر فواتيرك هنا.',
  older: 'فواتير أقدم',
  allInvoices: 'كل الفواتير',
  created: 'تاريخ الإنشاء',
  expires: 'تاريخ الانتهاء',
  payments: 'الدفعات',
  noPayments: 'لم يصل شيء بعد.',
  byContract: 'دُفعت من عقد',
  webhooks: 'Webhooks',
  noWebhooks: 'لم يُرسل شيء بعد.',
  attempts: 'المحاولات: {count}',
  response: 'آخر رد: {status}',
  sendAgain: 'إعادة الإرسال',
  refund: 'ردّ المبلغ',
  refundTo: 'عنوان ردّ المبلغ',
  refundHint: 'اسأل العميل عنه. تفقد المنصّة ما يعود إلى العنوان الذي أرسلت منه.',
  prepareRefund: 'تجهيز ردّ المبلغ',
  refundTitle: 'تم تجهيز ردّ المبلغ',
  refundDetail: 'وقّع هذه المعاملة بالمحفظة التي استلمت الدفعة. لم يُرسل شيء بعد.',
  transaction: 'المعاملة',
  back: 'رجوع',
  changeStatus: 'تغيير الحالة',
  changeHint: 'يمكن للدفعات أن تغيّر حالة عيّنتها أنت.',
  markSettled: 'تعيين كمدفوعة',
  markInvalid: 'تعيين كغير صالحة',
  saved: 'تغيّرت الحالة.',
  queued: 'سيُعاد إرسال الـ webhook.',
  statuses: {
    open: 'مفتوحة',
    processing: 'قيد المعالجة',
    settled: 'مدفوعة',
    expired: 'منتهية',
    invalid: 'غير صالحة',
    reversed: 'ملغاة',
  },
  hints: {
    open: 'في انتظار الدفعة.',
    processing: 'وصل ما يكفي. انتظر حتى تصبح الدفعة نهائية قبل التسليم.',
    settled: 'يمكنك التسليم.',
    expired: 'لم يصل ما يكفي في الوقت المحدد.',
    invalid: 'لا تسلّم الطلب.',
    reversed: 'خرجت دفعة من السلسلة. أوقف التسليم.',
  },
  exceptions: {
    partial: 'مدفوعة جزئيًا',
    over: 'دفع زائد',
    late: 'دفع متأخر',
    duplicate: 'دُفعت مرتين',
    wrongAsset: 'أصل خاطئ',
    marked: 'عيّنتها أنت',
  },
  roles: { payment: 'دفعة', late: 'دفعة متأخرة', duplicate: 'دفعة ثانية', wrongAsset: 'أصل خاطئ' },
  paymentStatuses: { pending: 'غير مؤكدة', confirmed: 'مؤكدة', final: 'نهائية', gone: 'خرجت من السلسلة' },
  deliveries: { pending: 'في الانتظار', delivered: 'تم التسليم', failed: 'فشل' },
}

/** Language of the merchant page. */
export type MerchantLanguage = PageMessagesIn<MerchantMessages>

/** Returns the messages in the language of an `Accept-Language` header. */
export function merchantLanguage(header: string | null): MerchantLanguage {
  return acceptedLanguage<MerchantMessages>(header, { en, de, ar })
}
