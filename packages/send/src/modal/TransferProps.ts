import type { Translator } from '@openappkit/appkit-ui/elements'
import type { SendController } from '../SendController'
import type { SendState } from '../SendState'
import type { sendEn } from './locales/send.en'

/** A state of the flow with a review. */
export type TransferValue = Extract<SendState, { review: unknown }>

/** Props that the parts of a transfer share, from the review to the outcome. */
export interface TransferProps {
  readonly value: TransferValue
  readonly controller: SendController
  readonly translator: Translator<typeof sendEn>
}
