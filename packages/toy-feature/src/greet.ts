import type { CaipNetworkId } from '@openappkit/appkit-core'
import type { Feature } from '@openappkit/appkit-ui/features'
import type { GreetArguments } from './GreetArguments'
import { titles } from './locales/titles'

declare module '@openappkit/appkit-core' {
  interface Features {
    readonly greet: boolean
  }
  interface WalletFeatures {
    greet: true
  }
  interface ViewRegistry {
    Greet: GreetArguments | undefined
    Greeted: undefined
  }
  interface ViewResults {
    Greet: { readonly hash: string }
  }
  /** @category Greet */
  interface AppKitErrorCodes {
    /**
     * The backend couldn't count the greetings.
     * Do: try again. See `cause`.
     */
    'greet/count-failed': true
    /**
     * The app sent a greeting while no account was connected.
     * Do: connect a wallet.
     */
    'greet/no-account': true
  }
  interface EventRegistry {
    GREETED: { readonly network: CaipNetworkId }
  }
}

const load = () => import('./greetViews')

const action = {
  name: 'greet',
  view: 'Greet',
  label: titles.Greet,
  icon: {
    name: 'hand',
    paths: ['M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2', 'M10 10V6a2 2 0 0 0-4 0v8a8 8 0 0 0 16 0v-6'],
  },
  order: 50,
} as const

/**
 * Greets the chain, unless `features.greet` is off. This file loads with the account. The rest loads when a view or the
 * tab opens.
 */
export const greet: Feature = {
  name: 'greet',
  remote: { name: 'greet', id: 'greet' },
  isWanted: ({ features }) => features?.greet !== false,
  views: [
    { name: 'Greet', title: titles.Greet, hasResult: true, load: () => load().then(({ GreetView }) => GreetView) },
    { name: 'Greeted', title: titles.Greeted, load: () => load().then(({ GreetedView }) => GreetedView) },
  ],
  accountButtons: [action],
  accountTabs: [
    {
      name: 'greetings',
      label: titles.greetings,
      order: 50,
      load: () => load().then(({ GreetingsTab }) => GreetingsTab),
    },
  ],
  tokenActions: [{ ...action, argumentsFor: (token): GreetArguments => ({ token }) }],
  operations: [{ name: 'greet', label: titles.operation }],
}
