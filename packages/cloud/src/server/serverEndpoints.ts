import { docsEndpoints } from '../docs/docsEndpoints'
import type { Endpoint } from '../http/Endpoint'
import type { OpenServices } from '../services/OpenServices'
import { healthEndpoint } from './healthEndpoint'
import { packageVersion } from './packageVersion'
import { refuseOverlappingEndpoints } from './refuseOverlappingEndpoints'

/**
 * Returns all endpoints of the server: those of its services, the health check and the documentation.
 *
 * @throws ServiceConflict if two endpoints match the same request, or if a path isn't supported.
 */
export function serverEndpoints(
  services: OpenServices,
  publicUrl: string,
  isClosing: () => boolean,
): readonly Endpoint[] {
  const version = packageVersion()
  const server = { name: 'server', isReady: async () => !isClosing() }
  const endpoints = [...offered(services.endpoints()), healthEndpoint(version, [...services.readiness(), server])]
  const served = [...endpoints, ...docsEndpoints(endpoints, publicUrl, version)]
  refuseOverlappingEndpoints(served)
  return served
}

/**
 * Returns all endpoints of the wallet origin: those of the services, and the health check.
 *
 * @param server - Endpoints of the server itself.
 * @throws ServiceConflict if two endpoints match the same request, or if a path isn't supported.
 */
export function walletServerEndpoints(services: OpenServices, server: readonly Endpoint[]): readonly Endpoint[] {
  const served = [...services.walletEndpoints(), ...server.filter(({ path }) => path === '/health')]
  refuseOverlappingEndpoints(served)
  return served
}

/** Drops planned endpoints that another service implements. */
function offered(endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
  const served = new Set(endpoints.filter(({ isPlanned }) => !isPlanned).map(nameOf))
  return endpoints.filter(endpoint => !endpoint.isPlanned || !served.has(nameOf(endpoint)))
}
