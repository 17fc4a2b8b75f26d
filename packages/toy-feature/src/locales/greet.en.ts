import type { TranslationOf } from '@openappkit/appkit-ui/elements'

/** The words of greeting. */
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

/** What every other language must provide. */
export type GreetMessages = TranslationOf<typeof greetEn>
