import type { HashOf } from '@openappkit/appkit-core'
import type { Feature, TextByLanguage } from '@openappkit/appkit-ui/features'
import type { SwapContracts } from '../plan/knownContracts'
import { canSwapNow } from './canSwapNow'
import { titles } from './locales/titles'
import type { SwapArguments } from './SwapArguments'
import type { SwapEventProperties } from './swapEvents'

declare module '@openappkit/appkit-core' {
  interface AppKitOptions {
    /**
     * Contracts, by CAIP-2 id, that swaps may approve and call besides those of the supported providers, such as your
     * own router. Their interface must be that of Uniswap V2's router. Default: none.
     */
    readonly swapContracts?: SwapContracts | undefined
  }
  interface Features {
    /** Whether users can swap tokens in the modal, if the backend trades on their network. Default: true. */
    readonly swaps: boolean
  }
  interface WalletFeatures {
    swaps: true
  }
  interface ViewRegistry {
    /** Form to swap tokens. Resolves with the transaction's hash. */
    Swap: SwapArguments | undefined
    /**
     * Choice of a token to pay or receive.
     *
     * @internal
     */
    SwapSelectToken: undefined
    /**
     * Review of a swap and its progress. The view sets its title.
     *
     * @internal
     */
    SwapPreview: { readonly title: string } | undefined
  }
  interface NamespaceViewResults<Namespace> {
    Swap: { readonly hash: HashOf<Namespace> }
  }
  /** @category Swap */
  interface AppKitErrorCodes {
    /**
     * The account or network changed after the review. Nothing was sent.
     * Do: review the swap again.
     */
    'swap/account-changed': true
    /**
     * The amount is too small to swap.
     * Do: swap more.
     */
    'swap/amount-too-low': true
    /**
     * The swap failed for a reason without a code of its own. See `cause`.
     * Do: let the user check the activity, then try again.
     */
    'swap/failed': true
    /**
     * The balance of the network's coin doesn't cover the network fee. The wallet got no request.
     * Do: swap less, or add funds.
     */
    'swap/insufficient-fee': true
    /**
     * The balance of the paid token is lower than the amount.
     * Do: swap less.
     */
    'swap/insufficient-funds': true
    /**
     * The pools can't fill the amount.
     * Do: swap less.
     */
    'swap/insufficient-liquidity': true
    /**
     * No provider trades these tokens.
     * Do: choose another token.
     */
    'swap/no-route': true
    /**
     * No account is connected, or only on a network that the app doesn't offer.
     * Do: connect first.
     */
    'swap/not-connected': true
    /**
     * The simulated result differs from the quote. `details` says how. The wallet got no request.
     * Do: get a new quote, or choose another token.
     */
    'swap/outcome-mismatch': true
    /**
     * The prepared transaction differs from the quote. `details` says how. The wallet got no request.
     * Do: don't use this backend until it is fixed.
     */
    'swap/plan-mismatch': true
    /**
     * The price is below the reviewed minimum. Nothing was sent.
     * Do: review the new price.
     */
    'swap/price-moved': true
    /**
     * The swap or its approval is on chain but reverted. Only the network fee was charged.
     * Do: try again at the current price.
     */
    'swap/reverted': true
    /**
     * A token contract's decimals differ from the listed ones, so the amounts would be wrong. Nothing was sent.
     * Do: check where the token comes from.
     */
    'swap/token-mismatch': true
    /**
     * The backend has no price right now, or didn't answer. See `cause`.
     * Do: try again later.
     */
    'swap/unavailable': true
    /**
     * The quote uses a contract that neither OpenAppKit nor the app lists. `details` is its address.
     * Do: add it to `swapContracts` if it is your own router.
     */
    'swap/unknown-contract': true
    /**
     * The backend or the adapter doesn't support swaps on the network.
     * Do: switch the network.
     */
    'swap/unsupported-chain': true
    /**
     * The chain expects the swap to fail. See `cause`. The wallet got no request.
     * Do: get a new quote.
     */
    'swap/would-fail': true
  }
  interface EventRegistry {
    OPEN_SWAP: Pick<SwapEventProperties, 'isSmartAccount' | 'network'>
    INITIATE_SWAP: SwapEventProperties
    SWAP_SUCCESS: SwapEventProperties
    SWAP_ERROR: SwapEventProperties & { readonly message: string }
    SWAP_APPROVAL_ERROR: SwapEventProperties & { readonly message: string }
  }
}

/** Returns the title of the form, for a review that has no title yet. */
function titleIn(locale: string): string {
  const { Swap }: { readonly Swap: TextByLanguage } = titles
  return Swap[locale.slice(0, 2)] ?? Swap.en
}

const action = {
  name: 'swaps',
  view: 'Swap',
  label: titles.Swap,
  icon: { name: 'arrow-left-right', paths: ['M8 3 4 7l4 4', 'M4 7h16', 'm16 21 4-4-4-4', 'M20 17H4'] },
  order: 20,
} as const

/**
 * Feature that swaps tokens in the modal, unless `features.swaps` is `false` or there is no backend. Only this
 * descriptor loads with the account; the rest loads when the view opens.
 */
export const swaps: Feature = {
  name: 'swaps',
  remote: { name: 'swaps', id: 'swap', read: values => values },
  isWanted: ({ features }) => features?.swaps !== false,
  accountButtons: [{ ...action, isOffered: canSwapNow }],
  tokenActions: [
    {
      ...action,
      isOffered: canSwapNow,
      argumentsFor: ({ tokenAddress }): SwapArguments => ({ fromToken: tokenAddress ?? 'native' }),
    },
  ],
  views: [
    {
      name: 'Swap',
      hasResult: true,
      title: titles.Swap,
      load: () => import('./SwapView').then(({ SwapView }) => SwapView),
    },
    {
      name: 'SwapSelectToken',
      title: titles.SwapSelectToken,
      load: () => import('./SwapSelectTokenView').then(({ SwapSelectTokenView }) => SwapSelectTokenView),
    },
    {
      name: 'SwapPreview',
      title: ({ params, translator }) => params?.title ?? titleIn(translator.locale),
      load: () => import('./SwapPreviewView').then(({ SwapPreviewView }) => SwapPreviewView),
    },
  ],
}
