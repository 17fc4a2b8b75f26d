import type { Translator } from '@openappkit/appkit-ui/elements'
import type { SendDraft } from '../draft/SendDraft'
import type { SendController } from '../SendController'
import type { sendEn } from './locales/send.en'

/** Props that all fields of the form share. */
export interface SendFieldProps {
  readonly draft: SendDraft
  readonly controller: SendController
  readonly translator: Translator<typeof sendEn>
}
