/** Logger of the relay, such as a pino logger. Log lines never contain a message, a token or a whole topic. */
export interface RelayLogger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
