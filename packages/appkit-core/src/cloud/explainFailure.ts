import type { AppKitError } from '@openappkit/contract'
import { alertForMessage } from '../alerts/alertForMessage'
import { reportMistake } from '../errors/reportMistake'
import type { ModalKit } from '../kit/ModalKit'
import { backendMistake } from './backendMistake'

/** Hosts of the backend so far. */
export interface HostRecord {
  /** Base URLs of the hosts that sent a valid response. */
  readonly answered: Set<string>
  /** Whether no mistake is reported anymore: one was, or the kit was destroyed. */
  isSilent: boolean
}

/**
 * Explains a failed request to developers: raises the alert for a rejection, or reports a host that isn't running or
 * isn't a backend. Reports one such host per kit, unless it has sent a valid response or the browser is offline. Returns
 * whether there was an alert.
 *
 * @param url - Base URL of the host.
 */
export function explainFailure(kit: ModalKit, error: AppKitError, url: string, hosts: HostRecord): boolean {
  const { alerts, environment, options } = kit
  const alert = alertForMessage(error.details ?? '', kit)
  if (alert) {
    alerts.openOnce(alert)
    return true
  }
  if (hosts.isSilent || hosts.answered.has(url) || environment.window?.navigator?.onLine === false) return false
  const mistake = backendMistake(error, url, options.input.cloud !== undefined)
  if (!mistake) return false
  hosts.isSilent = true
  reportMistake(kit, mistake)
  return false
}
