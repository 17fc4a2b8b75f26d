import type { Endpoint } from '../http/Endpoint'
import { ServiceConflict } from '../services/ServiceConflict'

/**
 * Refuses endpoints of which one would hide another. Names of parameters don't tell paths apart.
 *
 * @throws ServiceConflict `services/endpoint-taken`
 */
export function refuseSharedEndpoints(endpoints: readonly Endpoint[]): void {
  const known = new Map<string, string>()
  for (const { method, path } of endpoints) {
    const shape = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
    const first = known.get(shape)
    if (first !== undefined)
      throw new ServiceConflict(
        'services/endpoint-taken',
        `Two endpoints answer ${method} ${path}: the other is ${first}. Give one of them another path.`,
      )
    known.set(shape, path)
  }
}
