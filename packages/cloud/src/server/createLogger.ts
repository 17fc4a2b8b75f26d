import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { LogLevel } from './ServerOptions'
import { safeError } from './safeError'

/** Creates a logger that writes one JSON object per line. Redacts passwords, `authorization` and connection strings. */
export function createLogger(level: LogLevel, to: DestinationStream | undefined): Logger {
  const settings = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: (error: unknown) => safeError(error) },
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: [
        'password',
        '*.password',
        'auth',
        '*.auth',
        'authorization',
        '*.authorization',
        'connectionString',
        '*.connectionString',
      ],
      censor: '…',
    },
  }
  // Synchronous, because the lines before a crash matter most.
  return pino(settings, to ?? destination({ dest: 2, sync: true }))
}
