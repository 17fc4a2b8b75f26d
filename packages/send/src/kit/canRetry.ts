import type { ProgressState } from './sendScene'

/** What asking again won't change: the form has to. */
const final =
  /^(?:send\/(?!failed|estimate-failed|name-unverified)|amount\/|token\/|network\/|transaction\/insufficient)/

/** Whether the wallet can be asked for the same once more. */
export function canRetry(value: ProgressState): boolean {
  if (value.status !== 'failed') return value.status === 'declined' || value.status === 'pendingInWallet'
  return value.hash === undefined && !final.test(value.error.code)
}
