import type { RemoteFlag } from '@openappkit/appkit-core'
import { brandingFlag, emailFlag, socialsFlag } from '@openappkit/appkit-core/features'

/** A flag that AppKit's own API has. */
export interface AppKitFlag extends RemoteFlag {
  /** The package that serves it, after the scope. Absent: the modal itself does. */
  readonly feature?: string
  /** Whether that package is in the default set. */
  readonly isDefault?: boolean
  /** It is reported once the project's settings are known: a host can't set it. */
  readonly isProjectOnly?: boolean
}

const named = (values: readonly string[]): readonly string[] | false => values.length > 0 && values
/** Of flags that a host can't set. */
const projectOnly = { local: () => false, isProjectOnly: true } as const

/** The flags of AppKit's API that a project's settings may set: what hosts that come from there read, whether or not the feature is there. A feature with a flag of its own needs no entry. */
export const appKitFlags: readonly AppKitFlag[] = [
  { ...emailFlag, feature: 'embedded-wallet' },
  { ...socialsFlag, feature: 'embedded-wallet' },
  { name: 'swaps', id: 'swap', feature: 'swaps', read: named },
  { name: 'onramp', id: 'onramp', feature: 'onramp', read: named },
  { name: 'activity', id: 'activity', keys: ['activity', 'history'], feature: 'activity', isDefault: true },
  brandingFlag,
  { name: 'multiWallet', id: 'multi_wallet', ...projectOnly },
  {
    name: 'emailCapture',
    id: 'email_capture',
    feature: 'embedded-wallet',
    read: values => (values.includes('required') ? ['required'] : true),
    ...projectOnly,
  },
  { name: 'payWithExchange', id: 'fund_from_exchange', feature: 'pay', ...projectOnly },
  { name: 'payments', id: 'payments', feature: 'pay', ...projectOnly },
  { name: 'reownAuthentication', id: 'reown_authentication', feature: 'siwx', isDefault: true, ...projectOnly },
]
