import type { AlertEntry } from './alertCatalog'

/** Alerts about the backend. */
export const cloudAlerts: Readonly<Record<'sessionExpired' | 'serverError' | 'rateLimited', AlertEntry>> = {
  sessionExpired: {
    code: 'APKT006',
    short: 'Session expired',
    long: "The relay received a token with a date in the future. Check the device's clock, then connect again.",
  },
  serverError: {
    code: 'APKT009',
    short: 'Server error',
    long: "The backend failed to return the app's settings. Try again later.",
  },
  rateLimited: {
    code: 'APKT010',
    short: 'Rate limited',
    long: 'The backend received too many requests. Wait a moment, then try again.',
  },
}
