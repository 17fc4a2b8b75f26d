import type { AppKitErrorCode } from '@openappkit/contract'

type AlertCodeOf<code> = code extends `alert/${infer alert}` ? alert : never

/** Code of an alert. `onError` receives it with the prefix `alert/`. */
export type AlertCode = AlertCodeOf<AppKitErrorCode>

/** Alert for developers. The modal shows `short`. `long` says what to do. */
export interface AlertEntry {
  readonly code: AlertCode
  readonly short: string
  readonly long: string
}

/** Alerts for developers. English only. */
export const alertCatalog: Readonly<Record<'networkNotFound', AlertEntry>> = {
  networkNotFound: {
    code: 'APKT001',
    short: 'Network not found',
    long: "The network isn't in `networks`. Add it there, or call addNetwork first.",
  },
}
