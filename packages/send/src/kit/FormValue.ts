import type { SendDraft } from '../draft/SendDraft'
import type { SendState } from '../SendState'

/** A state of the flow in which there is a form. */
export type FormValue = Extract<SendState, { draft: SendDraft }>
