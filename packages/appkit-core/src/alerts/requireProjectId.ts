import type { ModalKit } from '../kit/ModalKit'
import type { AlertEntry } from './alertCatalogue'

const projectIdNotConfigured: AlertEntry = {
  code: 'APKT008',
  short: 'Project ID Not Configured',
  long: 'WalletConnect and the wallet directory need a backend: pass `projectId` to createAppKit, or `cloud` with the URL of your own.',
}

/**
 * Returns the project id. Without one it raises the alert 'Project ID Not Configured', once. Called by what needs a backend, since installed wallets need none. Spec 5,
 * decision 4.
 */
export function requireProjectId({ alerts, projectId }: Pick<ModalKit, 'alerts' | 'projectId'>): string | undefined {
  if (!projectId) alerts.openOnce(projectIdNotConfigured)
  return projectId
}
