import type { Logger } from 'pino'
import { createHttpApp, type HttpAppDependencies } from '../../http/createHttpApp'
import { HttpServer, type HttpServerOptions } from '../../server/HttpServer'
import { sameOrigin } from './sameOrigin'
import { SETTINGS_PATH } from './settingsEndpoint'
import type { WalletSiteOptions } from './walletSiteSettings'

/** Paths that apps read, to find the wallet and to check its build. */
const READABLE_BY_APPS: ReadonlySet<string> = new Set([
  SETTINGS_PATH,
  '/manifest.json',
  '/.well-known/passkey-endpoints',
])

export interface WalletPortOptions {
  readonly options: Pick<WalletSiteOptions, 'walletOrigin' | 'walletPort'>
  readonly host: string
  /** Port that the operator chose for the server itself. 0 stands for any free one. */
  readonly serverPort: number
  readonly http: HttpServerOptions
  readonly logger: Pick<Logger, 'warn'>
}

/** The second port of the server, for the wallet origin. */
export class WalletPort {
  readonly origin: string
  readonly #server: HttpServer

  private constructor(server: HttpServer, origin: string) {
    this.#server = server
    this.origin = origin
  }

  /**
   * Listens. Resolves with undefined if the default port is taken, because the rest of the server works without a wallet.
   *
   * @throws Error if the chosen port can't be opened.
   */
  static async open({
    options: { walletOrigin, walletPort },
    host,
    serverPort,
    http,
    logger,
  }: WalletPortOptions): Promise<WalletPort | undefined> {
    const server = new HttpServer({ ...http, portVariable: 'WALLET_PORT' })
    const fallback = serverPort === 0 ? 0 : serverPort + 1
    const chosen = typeof walletPort === 'number' ? walletPort : fallback
    try {
      const port = await server.listen(chosen, host)
      return new WalletPort(server, walletOrigin ?? `http://localhost:${port}`)
    } catch (err) {
      if (walletPort !== undefined) throw err
      logger.warn({ err }, `Port ${chosen} can't be opened, so no embedded wallet is served. Set WALLET_PORT`)
      return undefined
    }
  }

  /** Serves the endpoints to pages of the wallet origin. Requests wait until then. */
  serve(dependencies: HttpAppDependencies): void {
    const access = sameOrigin({ walletOrigin: this.origin, readableByApps: READABLE_BY_APPS })
    const app = createHttpApp({ ...dependencies, access })
    this.#server.serve({
      fetch: (request, env) => app.fetch(request, env),
      upgrade: (_, socket) => socket.destroy(),
    })
  }

  close(): Promise<void> {
    return this.#server.close()
  }
}
