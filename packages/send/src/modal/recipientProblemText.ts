import type { Translate } from '@openappkit/appkit-ui/elements'
import type { Recipient } from '../recipient/Recipient'
import type { sendEn } from './locales/send.en'

/** Returns why the recipient can't be paid, in the user's language. */
export function recipientProblemText(
  { problem, networkName: other = '' }: Extract<Recipient, { kind: 'invalid' }>,
  t: Translate<typeof sendEn>,
  network: string,
): string {
  switch (problem) {
    case 'notAnAddress':
    case 'nameNotFound':
      return t(problem, { network })
    case 'wrongNetwork':
      return t(problem, { network, other })
    default:
      return t(problem)
  }
}
