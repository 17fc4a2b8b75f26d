import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** Messages of the greeting views. */
export const greetEn = {
  ask: 'Say hello on {network}',
  askAbout: 'Say hello about {token} on {network}',
  send: 'Send greeting',
  failed: 'No account to greet from. Connect a wallet and try again.',
  done: 'Your greeting is on its way',
  close: 'Close',
  none: 'No greetings yet',
  sent: { one: '{count} greeting sent', other: '{count} greetings sent' },
} as const

/** Keys that each translation provides. */
export type GreetMessages = TranslationOf<typeof greetEn>
