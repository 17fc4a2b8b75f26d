import type { Feature } from '@openappkit/appkit-ui/features'

/** The wallet for users without one. They log in by email. */
export const embeddedWallet: Feature = {
  name: 'embeddedWallet',
  isWanted: ({ features }) => features?.email !== false,
}
