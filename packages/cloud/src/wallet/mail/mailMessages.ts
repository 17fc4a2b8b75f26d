/** Texts of mails. */
export interface MailMessages {
  readonly codeSubject: (code: string, operator: string) => string
  readonly codeIntro: (app: string) => string
  readonly codeDetail: (device: string) => string
  readonly codeWarning: string
  readonly changeIntro: (address: string) => string
  readonly newAddressIntro: (operator: string) => string
  readonly deviceSubject: (operator: string) => string
  readonly deviceIntro: (device: string, app: string) => string
  readonly deviceWarning: string
  readonly pathsSubject: (operator: string) => string
  readonly pathsIntro: (device: string) => string
  readonly pathsWarning: string
  readonly emailSubject: (operator: string) => string
  readonly emailIntro: (address: string) => string
  readonly escrowSubject: (operator: string) => string
  readonly escrowIntro: (device: string, hours: number) => string
  readonly escrowWarning: string
  readonly escrowCancel: string
  readonly cancelTitle: string
  readonly cancelDetail: string
  readonly canceled: string
  readonly nothingToCancel: string
}

const en: MailMessages = {
  codeSubject: (code, operator) => `${code} is your ${operator} code`,
  codeIntro: app => `Type this code to log in to ${app}:`,
  codeDetail: device => `The request came from ${device}. The code works for 10 minutes, only on that device.`,
  codeWarning: "If you didn't ask for a code, ignore this email. Never share the code: we don't ask for it.",
  changeIntro: address => `Type this code to change your email address to ${address}:`,
  newAddressIntro: operator => `Type this code to use this address for ${operator}:`,
  deviceSubject: operator => `New device logged in to your ${operator} wallet`,
  deviceIntro: (device, app) => `${device} logged in to your wallet through ${app}.`,
  deviceWarning: "If this wasn't you, open your wallet, end that device's session, and secure your mailbox.",
  pathsSubject: operator => `The ways to unlock your ${operator} wallet changed`,
  pathsIntro: device => `${device} added or removed a passkey, a password or a device.`,
  pathsWarning: "If this wasn't you, move your funds to another wallet now.",
  emailSubject: operator => `Your ${operator} wallet has a new email address`,
  emailIntro: address => `Your wallet now uses ${address}. This address can't log in any more.`,
  escrowSubject: operator => `Someone asks to recover your ${operator} wallet`,
  escrowIntro: (device, hours) =>
    hours > 0
      ? `${device} asks us to recover your wallet. It opens in ${hours === 1 ? '1 hour' : `${hours} hours`} unless you cancel.`
      : `We recovered your wallet for ${device}.`,
  escrowWarning: "If this wasn't you, cancel the recovery and secure your mailbox.",
  escrowCancel: 'Cancel recovery',
  cancelTitle: 'Cancel the recovery?',
  cancelDetail: "The device that asked won't be able to open your wallet.",
  canceled: 'Recovery canceled',
  nothingToCancel: 'There is no recovery to cancel',
}

const de: MailMessages = {
  codeSubject: (code, operator) => `${code} ist dein Code für ${operator}`,
  codeIntro: app => `Gib diesen Code ein, um dich bei ${app} anzumelden:`,
  codeDetail: device => `Die Anfrage kam von ${device}. Der Code gilt 10 Minuten und nur auf diesem Gerät.`,
  codeWarning:
    'Wenn du keinen Code angefordert hast, ignoriere diese Nachricht. Gib den Code nie weiter: Wir fragen nicht danach.',
  changeIntro: address => `Gib diesen Code ein, um deine Adresse in ${address} zu ändern:`,
  newAddressIntro: operator => `Gib diesen Code ein, um diese Adresse für ${operator} zu verwenden:`,
  deviceSubject: operator => `Neues Gerät in deiner ${operator}-Wallet angemeldet`,
  deviceIntro: (device, app) => `${device} hat sich über ${app} in deiner Wallet angemeldet.`,
  deviceWarning:
    'Wenn du das nicht warst, öffne deine Wallet, beende die Sitzung dieses Geräts und sichere dein Postfach.',
  pathsSubject: operator => `Deine ${operator}-Wallet lässt sich jetzt anders entsperren`,
  pathsIntro: device => `${device} hat einen Passkey, ein Passwort oder ein Gerät hinzugefügt oder entfernt.`,
  pathsWarning: 'Wenn du das nicht warst, verschiebe dein Guthaben sofort in eine andere Wallet.',
  emailSubject: operator => `Deine ${operator}-Wallet hat eine neue Adresse`,
  emailIntro: address =>
    `Deine Wallet verwendet jetzt ${address}. Mit dieser Adresse kannst du dich nicht mehr anmelden.`,
  escrowSubject: operator => `Jemand möchte deine ${operator}-Wallet wiederherstellen`,
  escrowIntro: (device, hours) =>
    hours > 0
      ? `${device} möchte deine Wallet wiederherstellen. Sie öffnet sich in ${hours === 1 ? '1 Stunde' : `${hours} Stunden`}, wenn du nicht abbrichst.`
      : `Wir haben deine Wallet für ${device} wiederhergestellt.`,
  escrowWarning: 'Wenn du das nicht warst, brich die Wiederherstellung ab und sichere dein Postfach.',
  escrowCancel: 'Wiederherstellung abbrechen',
  cancelTitle: 'Wiederherstellung abbrechen?',
  cancelDetail: 'Das anfragende Gerät kann deine Wallet dann nicht öffnen.',
  canceled: 'Wiederherstellung abgebrochen',
  nothingToCancel: 'Es gibt keine Wiederherstellung',
}

const ar: MailMessages = {
  codeSubject: (code, operator) => `${code} هو رمزك في ${operator}`,
  codeIntro: app => `أدخل هذا الرمز لتسجيل الدخول إلى ${app}:`,
  codeDetail: device => `جاء الطلب من ${device}. الرمز صالح لمدة 10 دقائق وعلى هذا الجهاز فقط.`,
  codeWarning: 'إذا لم تطلب رمزًا فتجاهل هذه الرسالة. لا تشارك الرمز مع أحد، فنحن لا نطلبه أبدًا.',
  changeIntro: address => `أدخل هذا الرمز لتغيير بريدك الإلكتروني إلى ${address}:`,
  newAddressIntro: operator => `أدخل هذا الرمز لاستخدام هذا العنوان في ${operator}:`,
  deviceSubject: operator => `جهاز جديد سجّل الدخول إلى محفظتك في ${operator}`,
  deviceIntro: (device, app) => `سجّل ${device} الدخول إلى محفظتك عبر ${app}.`,
  deviceWarning: 'إذا لم تكن أنت، فافتح محفظتك وأنهِ جلسة هذا الجهاز وأمّن بريدك.',
  pathsSubject: operator => `تغيّرت طرق فتح محفظتك في ${operator}`,
  pathsIntro: device => `أضاف ${device} أو أزال مفتاح مرور أو كلمة مرور أو جهازًا.`,
  pathsWarning: 'إذا لم تكن أنت، فانقل أموالك إلى محفظة أخرى فورًا.',
  emailSubject: operator => `لمحفظتك في ${operator} بريد إلكتروني جديد`,
  emailIntro: address => `تستخدم محفظتك الآن ${address}. لم يعد بإمكان هذا العنوان تسجيل الدخول.`,
  escrowSubject: operator => `طلب لاستعادة محفظتك في ${operator}`,
  escrowIntro: (device, hours) =>
    hours > 0
      ? `يطلب ${device} استعادة محفظتك. ستُفتح بعد ${hours} ساعة ما لم تُلغِ الطلب.`
      : `استعدنا محفظتك على ${device}.`,
  escrowWarning: 'إذا لم تكن أنت، فألغِ الاستعادة وأمّن بريدك.',
  escrowCancel: 'إلغاء الاستعادة',
  cancelTitle: 'هل تريد إلغاء الاستعادة؟',
  cancelDetail: 'لن يتمكن الجهاز الذي طلبها من فتح محفظتك.',
  canceled: 'أُلغيت الاستعادة',
  nothingToCancel: 'لا توجد استعادة لإلغائها',
}

/** By ISO 639-1 code. */
export const mailLanguages: Readonly<Record<'en' | 'de' | 'ar', MailMessages>> = { en, de, ar }
