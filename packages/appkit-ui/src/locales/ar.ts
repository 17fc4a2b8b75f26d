import type { Messages } from './en'

/** Arabic. Names arrive isolated, so a message can place them anywhere in the sentence. */
export const messages: Messages = {
  tryAgain: 'إعادة المحاولة',
  back: 'رجوع',
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  dismissAlert: 'إخفاء التنبيه',

  'title.Connect': 'ربط المحفظة',
  'title.ConnectChain': 'ربط محفظة {chain}',
  'title.ConnectingMultiChain': 'اختيار الشبكة',
  'title.Account': 'الحساب',
  'title.Networks': 'اختيار الشبكة',
  'title.SwitchNetwork': 'تبديل الشبكة',
  'title.SwitchActiveChain': 'تبديل الشبكة',
  'title.UnsupportedChain': 'تبديل الشبكة',
  'title.ProfileWallets': 'المحافظ',
  'title.WhatIsAWallet': 'ما هي المحفظة؟',
  'title.WhatIsANetwork': 'ما هي الشبكة؟',
  'title.GetWallet': 'الحصول على محفظة',
  'title.WalletConnect': 'WalletConnect',
  'title.AllWallets': 'كل المحافظ',
  'title.Downloads': 'الحصول على {wallet}',

  'announce.connected': 'تم الاتصال بـ {wallet}',
  'announce.disconnected': 'تم قطع اتصال {wallet}',
  'announce.networkSwitched': 'تم التبديل إلى {network}',
  'announce.accountSwitched': 'تم التبديل إلى الحساب {address}',

  'legal.intro': 'بربط محفظتك فإنك توافق على',
  'legal.agree': 'أوافق على',
  'legal.terms': 'شروط الخدمة',
  'legal.and': 'وعلى',
  'legal.privacy': 'سياسة الخصوصية',
  branding: 'OpenAppKit',

  'view.failed': 'تعذّر تحميل هذه الشاشة',
  'view.failedDetail': 'تحقق من اتصالك بالإنترنت ثم أعد المحاولة.',

  'connect.tagRecent': 'الأخيرة',
  'connect.tagConnected': 'متصلة',
  'connect.searchWallet': 'كل المحافظ',
  'connect.scan': 'امسح رمز QR',
  'connect.installed': 'مثبّتة',
  'connect.notInstalled': 'غير مثبّتة',
  'connect.or': 'أو',
  'connect.withWallet': 'المتابعة باستخدام محفظة',
  'connect.newHere': 'جديد هنا؟',
  'connect.none': 'لا توجد محفظة في هذا المتصفح',
  'connect.noneDetail': 'احصل على محفظة للاتصال. يستغرق ذلك نحو دقيقتين.',

  'connecting.title': 'تابع في {wallet}',
  'connecting.detail': 'وافق على الطلب في محفظتك. إن لم يظهر، فابحث خلف هذه النافذة.',
  'connecting.declined': 'رُفض الاتصال',
  'connecting.declinedDetail': 'رفضتَ الاتصال في {wallet}.\nلم تتم مشاركة عنوانك.',
  'connecting.pending': 'هناك طلب ينتظرك في {wallet}',
  'connecting.pendingDetail': 'افتح محفظتك للموافقة عليه أو رفضه.',
  'connecting.failed': 'تعذّر الاتصال',
  'connecting.failedDetail': 'لم تُكمل {wallet} الاتصال.',
  'connecting.connected': '{wallet} متصلة',
  'connecting.connectedDetail': 'أنت متصل بهذا الحساب بالفعل.',
  'connecting.notInstalled': '{wallet} غير مثبّتة',

  'account.chooseNetwork': 'الشبكة: {network}. اختيار شبكة أخرى',
  'account.unknownNetwork': 'شبكة غير معروفة',

  'switch.declined': 'رُفض التبديل',
  'switch.failed': 'تعذّر تبديل الشبكة',

  'unsupported.cannotClose': 'اختر شبكة أو اقطع الاتصال للمتابعة',

  'wallets.switched': 'تم تبديل المحفظة',
  'wallets.failedToSwitch': 'تعذّر تبديل المحفظة. أعد المحاولة.',
  'wallets.newAdded': 'تمت إضافة المحفظة',
  'balance.unavailable': 'رصيد العملات غير متاح',
}
