import type { Service } from '../services/Service'
import { plannedEndpoints } from './plannedEndpoints'
import { walletServiceEndpoints } from './walletServiceEndpoints'

/** Responds at endpoints of the contract that no other service implements. */
export const plannedService: Service<undefined> = {
  name: 'planned',
  open: () => undefined,
  endpoints: () => [...plannedEndpoints(), ...walletServiceEndpoints()],
}
