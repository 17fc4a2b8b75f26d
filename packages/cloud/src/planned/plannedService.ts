import type { Service } from '../services/Service'
import { plannedEndpoints } from './plannedEndpoints'
import { walletServiceEndpoints } from './walletServiceEndpoints'

/** Endpoints of the contract that no service of this server implements. */
export const plannedService: Service<undefined> = {
  name: 'planned',
  open: () => undefined,
  endpoints: () => [...plannedEndpoints(), ...walletServiceEndpoints()],
}
