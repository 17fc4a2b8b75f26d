import type { ModalKit } from '../kit/ModalKit'
import type { AlertEntry } from './alertCatalog'

const projectIdNotConfigured: AlertEntry = {
  code: 'APKT008',
  short: 'Project ID not configured',
  long: 'WalletConnect and the wallet directory need a backend. Pass `projectId`, or `cloud` with the URL of your own.',
}

/**
 * Returns the project id. If it is missing, raises the alert "Project ID not configured" once. Call it only from
 * features that need a backend: installed wallets work without one.
 */
export function requireProjectId({ alerts, projectId }: Pick<ModalKit, 'alerts' | 'projectId'>): string | undefined {
  if (!projectId) alerts.openOnce(projectIdNotConfigured)
  return projectId
}
