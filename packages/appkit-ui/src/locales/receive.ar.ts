import type { ReceiveMessages } from './receive.en'

/** Arabic. Names arrive isolated, so a message can place them anywhere in the sentence. */
export const messages: ReceiveMessages = {
  'receive.code': 'رمز QR لعنوانك على {network}',
  'receive.codeAny': 'رمز QR لعنوانك',
  'receive.scan': 'امسح هذا العنوان أو انسخه لاستلام الأموال على {network}.',
  'receive.scanAny': 'امسح هذا العنوان أو انسخه لاستلام الأموال.',
  'receive.address': 'عنوانك',
  'receive.copy': 'نسخ العنوان',
  'receive.copied': 'تم نسخ العنوان',
  'receive.failedToCopy': 'تعذّر النسخ. أعد المحاولة.',
  'receive.none': 'لا يوجد عنوان بعد',
  'receive.noneDetail': 'اربط محفظة للحصول على عنوان.',
  'receive.nonePayment': 'لم تشارك {wallet} عنوانًا للدفع.',
  'receive.connect': 'ربط المحفظة',

  'remark.otherNetwork': 'هذا العنوان مخصص لـ {network}، لكن {wallet} على {other}. لن يظهر ما تستلمه على {other}.',
  'remark.elsewhere': '{wallet} على شبكة أخرى. هذا العنوان مخصص لـ {network}.',
  'remark.unknownNetwork': '{wallet} على شبكة لا يدعمها هذا التطبيق. لن يظهر هنا ما تستلمه عليها.',
  'remark.chooseNetwork': 'اختيار الشبكة',
  'remark.testNetwork': '{network} شبكة اختبار. لا قيمة لعملاتها.',
  'remark.payments': 'للدفع فقط. تستخدم {wallet} عنوانًا آخر لـ Ordinals.',

  'networks.compatible': 'الشبكات المتوافقة',
  'networks.count': {
    zero: 'لا شبكات تستخدم هذا العنوان',
    one: 'شبكة واحدة تستخدم هذا العنوان',
    two: 'شبكتان تستخدمان هذا العنوان',
    few: '{count} شبكات تستخدم هذا العنوان',
    many: '{count} شبكة تستخدم هذا العنوان',
    other: '{count} شبكة تستخدم هذا العنوان',
  },
  'networks.detail': 'عنوانك هو نفسه على هذه الشبكات. قد يضيع ما يُرسل على شبكة أخرى.',
  'networks.smartAccount': 'لحسابك الذكي هذا العنوان على {network} فقط. قد يضيع ما يُرسل على شبكة أخرى.',
  'networks.current': 'هذه الشبكة',
  'networks.test': 'شبكة اختبار',

  'fund.receive': 'استلام الأموال',
  'fund.receiveDetail': 'عرض عنوانك ورمز QR',
  'fund.none': 'لا يمكن إضافة الأموال هنا',
  'fund.noneDetail': 'قد يتيح تطبيق محفظتك ذلك.',
}
