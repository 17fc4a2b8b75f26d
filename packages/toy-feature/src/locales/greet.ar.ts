import type { GreetMessages } from './greet.en'

export const messages: GreetMessages = {
  ask: 'ألقِ التحية على {network}',
  askAbout: 'ألقِ التحية بشأن {token} على {network}',
  send: 'إرسال التحية',
  failed: 'لا يوجد حساب لإرسال التحية منه. اربط محفظة ثم أعد المحاولة.',
  done: 'تحيتك في الطريق',
  close: 'إغلاق',
  none: 'لا تحيات بعد',
  sent: { one: 'أُرسلت {count} تحية', other: 'أُرسلت {count} تحيات' },
}
