/** An alert for developers. `short` is shown in the modal, `long` says what to do. */
export interface AlertEntry {
  readonly code: string
  readonly short: string
  readonly long: string
}

/** Codes of the reference, words of the spec (section 8, 'Alerts'). Developers read them, so they are English only. */
export const alertCatalogue: Readonly<Record<'networkNotFound', AlertEntry>> = {
  networkNotFound: {
    code: 'APKT001',
    short: 'Network Not Found',
    long: 'The network is not among the `networks` given to createAppKit. Add it there, or call addNetwork first.',
  },
}
