import type { ButtonMessages } from './en'

export const messages: ButtonMessages = {
  lang: 'ar',
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الاتصال…',
  switchNetwork: 'تبديل الشبكة',
  selectNetwork: 'اختيار الشبكة',
  unknownNetwork: 'شبكة غير معروفة',
  decimal: '.',
  account: 'الحساب',
  network: 'الشبكة',
  unsupported: 'شبكة غير مدعومة',
}
