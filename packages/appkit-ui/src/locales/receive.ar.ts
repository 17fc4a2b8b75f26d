import type { ReceiveMessages } from './receive.en'

/** Arabic. Names given by others arrive isolated, so they may stand anywhere in the sentence. */
export const words: ReceiveMessages = {
  'receive.code': 'رمز QR لعنوانك على {network}',
  'receive.codeAny': 'رمز QR لعنوانك',
  'receive.scan': 'امسح الرمز أو انسخ العنوان للإرسال إلى هذا الحساب على {network}.',
  'receive.scanAny': 'امسح الرمز أو انسخ العنوان للإرسال إلى هذا الحساب.',
  'receive.address': 'عنوانك',
  'receive.copy': 'نسخ العنوان',
  'receive.copied': 'تم نسخ العنوان',
  'receive.failedToCopy': 'تعذّر النسخ',
  'receive.none': 'لا يوجد عنوان للاستلام',
  'receive.noneDetail': 'تأتي به المحفظة عند ربطها.',
  'receive.nonePayment': 'لا تشارك {wallet} عنوانًا للدفع.',
  'receive.connect': 'ربط محفظة',

  'remark.otherNetwork': '{wallet} على {other}. هذا الرمز لشبكة {network}، وما يصل عبره لا يظهر على {other}.',
  'remark.elsewhere': '{wallet} على شبكة أخرى. هذا الرمز لشبكة {network}.',
  'remark.unknownNetwork': '{wallet} على شبكة لا يعرفها هذا التطبيق. ما يصل إليها لا يظهر هنا.',
  'remark.chooseNetwork': 'اختر الشبكة',
  'remark.testNetwork': '{network} شبكة اختبار. ما يصل إليها لا قيمة له.',
  'remark.payments': 'للدفع فقط. تحتفظ {wallet} برموز Ordinals في عنوان آخر.',

  'networks.compatible': 'الشبكات المتوافقة',
  'networks.count': {
    zero: 'لا شبكات لها هذا العنوان',
    one: 'شبكة واحدة لها هذا العنوان',
    two: 'شبكتان لهما هذا العنوان',
    few: '{count} شبكات لها هذا العنوان',
    many: '{count} شبكة لها هذا العنوان',
    other: '{count} شبكة لها هذا العنوان',
  },
  'networks.detail': 'عنوانك هو نفسه على هذه الشبكات. وما يُرسَل على غيرها قد يضيع.',
  'networks.smartAccount': 'لحسابك الذكي هذا العنوان على {network} وحدها. وما يُرسَل على شبكة أخرى قد يضيع.',
  'networks.test': 'شبكة اختبار',

  'fund.receive': 'استلام الأموال',
  'fund.receiveDetail': 'عرض عنوانك ورمز QR الخاص به',
  'fund.none': 'لا سبيل إلى إضافة الأموال هنا',
  'fund.noneDetail': 'قد تتيح محفظتك نفسها ذلك.',
}
