import type { Translator } from '@openappkit/appkit-ui/elements'
import type { SendDraft } from '../draft/SendDraft'
import type { SendController } from '../SendController'
import type { sendEn } from './locales/send.en'
import type { ErrorTiming } from './useErrorTiming'

/** Props that all parts of the form share. */
export interface SendFieldProps {
  readonly draft: SendDraft
  readonly controller: SendController
  readonly translator: Translator<typeof sendEn>
}

/** Props of a field that can be wrong. */
export interface CheckedFieldProps extends SendFieldProps {
  /** Says how to fix the value. Undefined if nothing is wrong, or if it is too early to say. */
  readonly error: string | undefined
  readonly timing: ErrorTiming
  /** Whether screen readers read the error as the description of the field that takes the focus. */
  readonly isRead: boolean
}
