import { type Translator, useActiveChain } from '@openappkit/appkit-ui/elements'
import { useState } from 'react'
import type { SendBlocker } from '../draft/blockerOf'
import type { SendDraft } from '../draft/SendDraft'
import { amountErrorText } from './amountErrorText'
import type { sendEn } from './locales/send.en'
import { recipientErrorText } from './recipientErrorText'
import type { CheckedFieldProps } from './SendFieldProps'
import { type ErrorTiming, useErrorTiming } from './useErrorTiming'

type FieldError = Pick<CheckedFieldProps, 'error' | 'isRead' | 'timing'>

/** Errors of the form's fields. */
export interface FieldErrors {
  readonly amount: FieldError
  readonly recipient: FieldError
  /** Shows all errors, and from now on missing values too. The focus moves to the control of `blocker`. */
  readonly reportAll: (blocker: SendBlocker) => void
}

/** Returns the errors of the form's fields, as far as it is time to show them. */
export function useFieldErrors(draft: SendDraft, translator: Translator<typeof sendEn>): FieldErrors {
  const network = useActiveChain()?.network?.name ?? ''
  const [isRequired, setRequired] = useState(false)
  const [read, setRead] = useState<SendBlocker>()
  const amountError = amountErrorText(draft, translator, isRequired)
  const recipientError = recipientErrorText(draft, translator.t, network, isRequired)
  const amount = useErrorTiming(amountError !== undefined)
  const recipient = useErrorTiming(recipientError !== undefined)
  /** An error that the user's typing causes isn't read yet. */
  const unread = (timing: ErrorTiming): ErrorTiming => ({
    ...timing,
    onTyped: event => {
      setRead(undefined)
      timing.onTyped(event)
    },
  })
  const isRecipientRead = read === 'addAddress' || read === 'invalidAddress'
  return {
    amount: {
      error: amount.isReported ? amountError : undefined,
      isRead: read !== undefined && !isRecipientRead,
      timing: unread(amount),
    },
    recipient: {
      error: recipient.isReported ? recipientError : undefined,
      isRead: isRecipientRead,
      timing: unread(recipient),
    },
    reportAll: blocker => {
      setRead(blocker)
      setRequired(true)
      amount.report()
      recipient.report()
    },
  }
}
