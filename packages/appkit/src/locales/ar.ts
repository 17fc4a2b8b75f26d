import type { ButtonWords } from './en'

export const words: ButtonWords = {
  lang: 'ar',
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الاتصال...',
  switchNetwork: 'تبديل الشبكة',
  selectNetwork: 'اختيار الشبكة',
  unknownNetwork: 'شبكة غير معروفة',
  decimal: '.',
  account: 'الحساب',
  network: 'الشبكة',
  unsupported: 'شبكة غير مدعومة',
}
