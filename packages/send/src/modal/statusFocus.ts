import type { SendState } from '../SendState'
import { type ProblemNames, problemText } from './problemText'

const noNames: ProblemNames = { symbol: '', coin: '', name: '' }

/** Failures that a retry can't fix: the user has to change the form. */
const final =
  /^(?:send\/(?!failed|estimate-failed|name-unverified)|amount\/|token\/|network\/|transaction\/insufficient)/

/** Returns true if the transfer may have been sent, so that a retry might pay twice. */
export function isUncertain(value: SendState): boolean {
  if (value.status !== 'failed') return value.status === 'uncertain'
  return value.isRequested === true && problemText(value.error, () => '', noNames) === undefined
}

/** Returns true if the same request can go to the wallet again. */
export function canRetry(value: SendState): boolean {
  if (value.status !== 'failed') return value.status === 'declined' || value.status === 'pendingInWallet'
  return value.hash === undefined && !final.test(value.error.code) && !isUncertain(value)
}

/** Returns what takes the focus in a state: the heading while the user can only wait, then the action that goes on. */
export function focusOf({ status }: SendState): 'heading' | 'action' {
  return status === 'requesting' || status === 'submitted' ? 'heading' : 'action'
}
