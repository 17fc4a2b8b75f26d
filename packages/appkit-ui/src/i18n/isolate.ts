const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
const rtlCharacters = /[\u0590-\u08FF\u200F\u061C\uFB1D-\uFDFF\uFE70-\uFEFC]/

/**
 * Keeps a foreign value (a wallet's name) from reordering the sentence around it: its own direction controls are removed,
 * and it is wrapped in isolates when its direction may differ from the sentence's.
 */
export function isolate(value: string, dir: 'ltr' | 'rtl'): string {
  const plain = value.replace(bidiControls, '')
  return dir === 'rtl' || rtlCharacters.test(plain) ? `\u2068${plain}\u2069` : plain
}
