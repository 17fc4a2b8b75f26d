import type { MistakeReceiver } from '../errors/reportMistake'
import type { AlertEntry } from './alertCatalog'
import { cloudAlerts } from './cloudAlerts'
import { originNotAllowed, unknownProject } from './projectAlerts'

/** Messages that the relay and the backend send. They are part of the protocol and must not change. */
const meanings: readonly (readonly [words: string, alert: (kit: MistakeReceiver) => AlertEntry])[] = [
  ['Unauthorized: origin not allowed', originNotAllowed],
  ['JWT Token is not yet valid', () => cloudAlerts.sessionExpired],
  ['Unauthorized: invalid key', unknownProject],
]

/**
 * Returns the alert for a server's message. Undefined if there is none. Raise the alert with `alerts.openOnce`, because
 * servers repeat messages.
 */
export function alertForMessage(message: string, kit: MistakeReceiver): AlertEntry | undefined {
  return meanings.find(([words]) => message.includes(words))?.[1](kit)
}
