import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Endpoint } from '../http/Endpoint'
import type { PublicAddress } from './PublicAddress'
import type { Setting } from './Setting'

/** The context that the server provides to each service: its options, logger, metrics and address. */
export interface ServiceContext<Options extends object = object> {
  readonly options: Options
  readonly logger: Logger
  readonly metrics: Registry
  /**
   * URLs of the server. If the operator sets none, they are known in `endpoints`, but reading them in `open` throws.
   */
  readonly address: PublicAddress
}

/** A service as a dependency of other services: its name and the API that it provides. */
export interface Opens<Api> {
  readonly name: string
  open(needs: never, context: never): Api | Promise<Api>
}

/** Dependencies of a service. Each key is the name under which the service receives the dependency's API. */
export type Needed<Needs extends object> = { readonly [Key in keyof Needs]: Opens<Needs[Key]> }

/**
 * A service of the server, with its settings, dependencies, endpoints and lifecycle. Pass your own to `startCloud` as
 * `services`.
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
  /** Name that is unique among the services. */
  readonly name: string
  /** Environment variables that set the service's options. The command line reads those of the built-in services. */
  readonly settings?: readonly Setting<Options>[]
  /**
   * Services that this one depends on. They open before it and close after it. Each must be one of the server's
   * services.
   */
  readonly needs?: Needed<Needs>
  /**
   * Opens the service. Returns or resolves with the API for its dependents and its other methods.
   *
   * @throws Error naming the option that can't be used.
   */
  open(needs: Needs, context: ServiceContext<Options>): Api | Promise<Api>
  /** Returns the endpoints. Called once, after the server listens. */
  endpoints?(api: Api, needs: Needs, context: ServiceContext<Options>): readonly Endpoint[]
  /**
   * Returns endpoints that only pages of the wallet origin may call. Called once, after both ports listen, and only if
   * the server serves a wallet site.
   */
  walletEndpoints?(api: Api, needs: Needs, context: ServiceContext<Options>): readonly Endpoint[]
  /** Returns whether the service can serve now. `/health` lists the services that can't. */
  isReady?(api: Api): Promise<boolean>
  /**
   * Ends long-lived client connections, such as WebSockets. All services drain concurrently, before the first one
   * closes.
   */
  drain?(api: Api): Promise<void>
  /** Releases the service's resources. */
  close?(api: Api): unknown
}
