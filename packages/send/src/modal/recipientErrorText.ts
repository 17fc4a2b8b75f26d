import type { Translate } from '@openappkit/appkit-ui/elements'
import type { SendDraft } from '../draft/SendDraft'
import type { sendEn } from './locales/send.en'

/**
 * Returns why the recipient can't be paid, and how to fix it. Undefined if nothing is wrong, or as long as the field is
 * empty, unless it `isRequired` by now.
 */
export function recipientErrorText(
  { recipient, recipientText }: Pick<SendDraft, 'recipient' | 'recipientText'>,
  t: Translate<typeof sendEn>,
  network: string,
  isRequired: boolean,
): string | undefined {
  if (recipient.kind !== 'invalid') return isRequired && !recipientText.trim() ? t('addAddress') : undefined
  const { networkName: other = '', problem } = recipient
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
