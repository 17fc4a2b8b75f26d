import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { LogLevel } from './ServerOptions'
import { safeError } from './safeError'

/** One JSON object a line. What holds a secret by its name is never written. */
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
  // Written at once: what is said just before a crash matters most.
  return pino(settings, to ?? destination({ dest: 2, sync: true }))
}
