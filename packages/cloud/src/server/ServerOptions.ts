import type { HttpLimits } from '../limits/HttpLimits'
import type { Service } from '../services/Service'

/** Lowest level to log. `silent` turns off the log. */
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Options of the server itself. */
export interface ServerOptions {
  /** TCP port for HTTP and WebSockets. 0 selects a free port. Default: 4400. */
  readonly port?: number
  /**
   * Address to listen on. `0.0.0.0` makes the server available on all networks of the machine. Default: `127.0.0.1`,
   * for this machine only.
   */
  readonly host?: string
  /**
   * URLs by which clients reach this server, such as `https://wallets.example.org`. Default: the URL of `host` and
   * the port, or only loopback URLs if `host` is a loopback address or `0.0.0.0`.
   */
  readonly publicUrls?: readonly string[]
  /** Limits on open connections and unread responses. */
  readonly http?: Partial<HttpLimits>
  /** Additional services. Their endpoints get the same limits and project check, and appear in the OpenAPI document. */
  readonly services?: readonly Service[]
  /** Lowest level to log. Default: `info`. */
  readonly logLevel?: LogLevel
  /** Destination of log lines. Default: standard error. */
  readonly logTo?: { write(line: string): void }
}
