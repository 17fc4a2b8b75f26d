import { type Translator, useActiveChain } from '@openappkit/appkit-ui/elements'
import { useState } from 'react'
import type { SendDraft } from '../draft/SendDraft'
import { amountErrorText } from './amountErrorText'
import type { sendEn } from './locales/send.en'
import { recipientErrorText } from './recipientErrorText'
import type { CheckedFieldProps } from './SendFieldProps'
import { useErrorTiming } from './useErrorTiming'

type FieldError = Pick<CheckedFieldProps, 'error' | 'timing'>

/** Errors of the form's fields. */
export interface FieldErrors {
  readonly amount: FieldError
  readonly recipient: FieldError
  /** Shows all errors, and from now on missing values too. */
  readonly reportAll: () => void
}

/** Returns the errors of the form's fields, as far as it is time to show them. */
export function useFieldErrors(draft: SendDraft, translator: Translator<typeof sendEn>): FieldErrors {
  const network = useActiveChain()?.network?.name ?? ''
  const [isRequired, setRequired] = useState(false)
  const amountError = amountErrorText(draft, translator, isRequired)
  const recipientError = recipientErrorText(draft, translator.t, network, isRequired)
  const amount = useErrorTiming(amountError !== undefined)
  const recipient = useErrorTiming(recipientError !== undefined)
  return {
    amount: { error: amount.isReported ? amountError : undefined, timing: amount },
    recipient: { error: recipient.isReported ? recipientError : undefined, timing: recipient },
    reportAll: () => {
      setRequired(true)
      amount.report()
      recipient.report()
    },
  }
}
