import type { HttpLimits } from '../limits/HttpLimits'
import type { Service } from '../services/Service'

/** Lowest level that the log includes. */
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Options of the server itself. */
export interface ServerOptions {
  /** TCP port for HTTP and WebSockets. 0 picks a free port. Default: 4400. */
  readonly port?: number
  /** Address to listen on. Default: `127.0.0.1`, this machine only. `0.0.0.0` listens on all networks. */
  readonly host?: string
  /**
   * URLs by which clients reach this server, such as `https://wallets.example.org`. Default: the address it listens on.
   */
  readonly publicUrls?: readonly string[]
  /** Limits on open connections and unread responses. */
  readonly http?: Partial<HttpLimits>
  /** Additional services. Their endpoints get the same limits, project check and place in the OpenAPI document. */
  readonly services?: readonly Service[]
  /** Default: `info`. */
  readonly logLevel?: LogLevel
  /** Destination of log lines. Default: standard error. */
  readonly logTo?: { write(line: string): void }
}
