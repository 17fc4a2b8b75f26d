import type { SendBlocker } from '../draft/blockerOf'

const token = '[part~="send-token"]'
const amount = '[part~="send-amount-field"]'
const recipient = '[part~="send-to-field"]:is(textarea)'

/** The control that fixes each problem of the form. */
const controls: Readonly<Record<SendBlocker, string>> = {
  selectToken: token,
  incorrectValue: amount,
  addAmount: amount,
  insufficientFunds: amount,
  addAddress: recipient,
  invalidAddress: recipient,
}

/** Moves the focus to the control that fixes a problem. Its description is the error. */
export function focusBlocker(form: HTMLElement | null, blocker: SendBlocker): void {
  form?.querySelector<HTMLElement>(controls[blocker])?.focus()
}
