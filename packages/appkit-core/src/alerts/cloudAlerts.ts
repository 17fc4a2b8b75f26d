import type { AlertEntry } from './alertCatalog'

/** Alerts about the backend. */
export const cloudAlerts: Readonly<
  Record<'originNotAllowed' | 'sessionExpired' | 'invalidProjectId' | 'serverError' | 'rateLimited', AlertEntry>
> = {
  originNotAllowed: {
    code: 'APKT002',
    short: 'Invalid app configuration',
    long: "The project doesn't allow this origin. Add it to the project's allowed origins.",
  },
  sessionExpired: {
    code: 'APKT006',
    short: 'Session expired',
    long: "The relay received a token with a date in the future. Check the device's clock, then connect again.",
  },
  invalidProjectId: {
    code: 'APKT007',
    short: 'Invalid app configuration',
    long: "The backend doesn't know this project. Check `projectId`.",
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
