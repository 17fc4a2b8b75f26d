import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import type { Endpoint } from '../http/Endpoint'
import type { PublicAddress } from './PublicAddress'
import type { Setting } from './Setting'

/** What a service may use of the server that it runs in. */
export interface ServiceContext<Options extends object = object> {
  readonly options: Options
  readonly logger: Logger
  readonly metrics: Registry
  /** Known once the server listens: when `endpoints` is called, not when `open` is. */
  readonly address: PublicAddress
}

/** A service by what it opens: all that one which needs it knows of it. */
export interface Opens<Api> {
  readonly name: string
  open(needs: never, context: never): Api | Promise<Api>
}

/** Services that one needs, by the names under which it gets what they open. */
export type Needed<Needs extends object> = { readonly [Key in keyof Needs]: Opens<Needs[Key]> }

/**
 * One service of the server, with everything that belongs to it. `server/services.ts` lists them all; adding one is one line there.
 *
 * @example
 * export const attestationsService: Service<Attestations, { keys: KeyStore; projects: Projects }> = {
 *   name: 'attestations',
 *   needs: { keys: keysService, projects: projectsService },
 *   open: async ({ keys }) => new Attestations(await keys.attestationKey()),
 *   endpoints: (attestations, { projects }) => attestationEndpoints(attestations, projects.directory),
 * }
 */
export interface Service<Api = unknown, Needs extends object = object, Options extends object = object>
  extends Opens<Api> {
  /** Unique. */
  readonly name: string
  /** The environment variables that set its options. */
  readonly settings?: readonly Setting<Options>[]
  /** Services that open before it and close after it. */
  readonly needs?: Needed<Needs>
  /** @throws Error that names the option when something can't be used. */
  open(needs: Needs, context: ServiceContext<Options>): Api | Promise<Api>
  endpoints?(api: Api, needs: Needs, context: ServiceContext<Options>): readonly Endpoint[]
  /** Whether it can serve at the moment. `/health` names services that can't. */
  isReady?(api: Api): Promise<boolean>
  /** Ends what clients hold open, such as sockets. All services drain at the same time, before the first one closes. */
  drain?(api: Api): Promise<void>
  close?(api: Api): unknown
}
