import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Endpoint } from '../http/Endpoint'
import type { PublicAddress } from './PublicAddress'
import type { Setting } from './Setting'

/** The server's side of a service. */
export interface ServiceContext<Options extends object = object> {
  readonly options: Options
  readonly logger: Logger
  readonly metrics: Registry
  /** Available after the server listens: in `endpoints`, but not yet in `open`. */
  readonly address: PublicAddress
}

/** A service reduced to its API: the view of the services that depend on it. */
export interface Opens<Api> {
  readonly name: string
  open(needs: never, context: never): Api | Promise<Api>
}

/** Dependencies of a service, by the names under which it receives their APIs. */
export type Needed<Needs extends object> = { readonly [Key in keyof Needs]: Opens<Needs[Key]> }

/**
 * A service of the server: its settings, dependencies, endpoints and lifecycle. `server/services.ts` lists the built-in
 * ones.
 *
 * @example
 * ```ts
 * import { endpoint, type Service } from '@openappkit/cloud'
 * import { z } from 'zod'
 *
 * const clock: Service<() => number> = {
 *   name: 'clock',
 *   open: () => Date.now,
 *   endpoints: now => [
 *     endpoint({
 *       method: 'GET',
 *       path: '/v1/time',
 *       summary: 'Returns the time of the server',
 *       tag: 'Clock',
 *       answer: z.object({ time: z.number() }),
 *       handle: async () => ({ time: now() }),
 *     }),
 *   ],
 * }
 * ```
 */
export interface Service<Api = unknown, Needs extends object = object, Options extends object = object>
  extends Opens<Api> {
  /** Unique among the services. */
  readonly name: string
  /** Environment variables that set its options. */
  readonly settings?: readonly Setting<Options>[]
  /** Services that open before it and close after it. */
  readonly needs?: Needed<Needs>
  /**
   * Opens the service.
   *
   * @throws Error naming the option that can't be used.
   */
  open(needs: Needs, context: ServiceContext<Options>): Api | Promise<Api>
  /** Returns the endpoints. Called once, after the server listens. */
  endpoints?(api: Api, needs: Needs, context: ServiceContext<Options>): readonly Endpoint[]
  /** Returns whether it can serve now. `/health` lists the services that can't. */
  isReady?(api: Api): Promise<boolean>
  /**
   * Ends long-lived client connections, such as sockets. All services drain concurrently before the first one closes.
   */
  drain?(api: Api): Promise<void>
  /** Releases the service's resources. */
  close?(api: Api): unknown
}
