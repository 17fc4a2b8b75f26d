/** What the relay logs through; a pino logger is one. Nothing logged holds a message, a token or a whole topic. */
export interface RelayLogger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
