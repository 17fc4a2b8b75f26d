import type { HttpLimits } from '../limits/HttpLimits'
import type { Service } from '../services/Service'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Options of the server itself. */
export interface ServerOptions {
  /** TCP port for HTTP and WebSockets. 0: any that is free. Default 4400. */
  readonly port?: number
  /** Address to listen on. Default `127.0.0.1`: this machine alone. `0.0.0.0`: every network it is on. */
  readonly host?: string
  /** URLs by which clients reach this server, as in `https://wallets.example.org`. Default: the address it listens on. */
  readonly publicUrls?: readonly string[]
  /** What clients may keep open and unread over HTTP. */
  readonly http?: Partial<HttpLimits>
  /** Services beside those of the server. Their endpoints get the same limits, project check and place in the OpenAPI document. */
  readonly services?: readonly Service[]
  /** Default `info`. */
  readonly logLevel?: LogLevel
  /** Where lines of the log go. Default: standard error. */
  readonly logTo?: { write(line: string): void }
}
