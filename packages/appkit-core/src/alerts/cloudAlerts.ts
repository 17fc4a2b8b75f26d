import type { AlertEntry } from './alertCatalogue'

/** Alerts about the backend. Codes of the reference, short words of the spec (section 8, 'Alerts'). */
export const cloudAlerts: Readonly<
  Record<'originNotAllowed' | 'sessionExpired' | 'invalidProjectId' | 'serverError' | 'rateLimited', AlertEntry>
> = {
  originNotAllowed: {
    code: 'APKT002',
    short: 'Invalid App Configuration',
    long: "The origin of this page is not among the project's allowed origins. Add it in the settings of the project.",
  },
  sessionExpired: {
    code: 'APKT006',
    short: 'Session Expired',
    long: "The relay takes this device's messages for future ones. Check the time settings of the device, then connect again.",
  },
  invalidProjectId: {
    code: 'APKT007',
    short: 'Invalid App Configuration',
    long: 'The backend knows no such project. Check the `projectId` given to createAppKit.',
  },
  serverError: {
    code: 'APKT009',
    short: 'Server Error',
    long: 'The backend failed to give the configuration of this app. Try again later.',
  },
  rateLimited: {
    code: 'APKT010',
    short: 'Rate Limited',
    long: 'The backend was asked too often. Wait a moment and try again.',
  },
}
