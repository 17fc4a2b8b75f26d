import type { AlertEntry } from './alertCatalogue'
import { cloudAlerts } from './cloudAlerts'

/** Words of the wire: what the relay and the backend say, and newer ones must go on saying. Spec 8, 'Server message map'. */
const meanings: readonly (readonly [words: string, alert: AlertEntry])[] = [
  ['Unauthorized: origin not allowed', cloudAlerts.originNotAllowed],
  ['JWT Token is not yet valid', cloudAlerts.sessionExpired],
  ['Unauthorized: invalid key', cloudAlerts.invalidProjectId],
]

/** The alert that a server's message calls for, if it calls for one. Raise it with `alerts.openOnce`: servers repeat themselves. */
export function alertForMessage(message: string): AlertEntry | undefined {
  return meanings.find(([words]) => message.includes(words))?.[1]
}
