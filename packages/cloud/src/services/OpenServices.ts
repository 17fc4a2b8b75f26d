import type { Endpoint } from '../http/Endpoint'
import { neededBy, openingOrder } from './openingOrder'
import type { Opens, Service, ServiceContext } from './Service'

/** Readiness check of one service. */
export interface Readiness {
  readonly name: string
  isReady(): Promise<boolean>
}

/** Opens, drains and closes the services of a server. */
export class OpenServices {
  readonly #listed: readonly Service[]
  readonly #context: ServiceContext
  readonly #opened: Service[] = []
  readonly #apis = new Map<Opens<unknown>, unknown>()

  private constructor(listed: readonly Service[], context: ServiceContext) {
    this.#listed = listed
    this.#context = context
  }

  /**
   * Opens services one after another, each after its dependencies. If one fails, closes those that are open.
   *
   * @throws ServiceConflict if two services have the same name.
   * @throws Error if a dependency isn't listed or is circular, or if a service can't be opened.
   */
  static async open(services: readonly Service[], context: ServiceContext): Promise<OpenServices> {
    const open = new OpenServices(services, context)
    const ordered = openingOrder(services)
    try {
      for (const service of ordered) {
        open.#apis.set(service, await service.open(open.#needsOf(service), context))
        open.#opened.push(service)
      }
    } catch (error) {
      await open.close()
      throw error
    }
    return open
  }

  /**
   * Returns the API of a service.
   *
   * @throws Error if the service isn't open.
   */
  get<Api>(service: Opens<Api>): Api {
    if (!this.#apis.has(service)) throw new Error(`The service ${service.name} isn't open`)
    return this.#apis.get(service) as Api
  }

  /** Returns the endpoints of all services, in the list's order. */
  endpoints(): readonly Endpoint[] {
    return this.#listed.flatMap(
      service => service.endpoints?.(this.get(service), this.#needsOf(service), this.#context) ?? [],
    )
  }

  /** Returns the endpoints of all services on the wallet origin, in the list's order. */
  walletEndpoints(): readonly Endpoint[] {
    return this.#listed.flatMap(
      service => service.walletEndpoints?.(this.get(service), this.#needsOf(service), this.#context) ?? [],
    )
  }

  readiness(): readonly Readiness[] {
    return this.#listed.flatMap(service =>
      service.isReady
        ? [{ name: service.name, isReady: async () => service.isReady?.(this.get(service)) ?? true }]
        : [],
    )
  }

  /** Drains all services concurrently. Never rejects. */
  async drain(): Promise<void> {
    await Promise.all(this.#opened.map(service => this.#end(service, 'drain')))
  }

  /** Closes the services in the reverse order of opening. Never rejects. */
  async close(): Promise<void> {
    for (const service of this.#opened.splice(0).toReversed()) await this.#end(service, 'close')
  }

  /** Drains or closes a service. Never rejects, because the other services must close too, above all the database. */
  async #end(service: Service, step: 'drain' | 'close'): Promise<void> {
    try {
      await service[step]?.(this.get(service))
    } catch (err) {
      this.#context.logger.warn({ err, service: service.name }, `A service failed to ${step}`)
    }
  }

  #needsOf(service: Service): object {
    return Object.fromEntries(neededBy(service).map(([key, needed]) => [key, this.get(needed)]))
  }
}
