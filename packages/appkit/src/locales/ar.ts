import type { ButtonWords } from './en'

export const ar: ButtonWords = {
  lang: 'ar',
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الاتصال...',
  switchNetwork: 'تبديل الشبكة',
  selectNetwork: 'اختيار الشبكة',
  unknownNetwork: 'شبكة غير معروفة',
  account: 'الحساب',
  network: 'الشبكة',
  unsupported: 'شبكة غير مدعومة',
}
