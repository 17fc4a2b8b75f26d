import type { Service } from '../services/Service'
import { plannedEndpoints } from './plannedEndpoints'

/** Responds at endpoints of the contract that no other service implements. */
export const plannedService: Service<undefined> = {
  name: 'planned',
  open: () => undefined,
  endpoints: () => plannedEndpoints(),
}
