import type { ChainNamespace, HashOf } from '@openappkit/appkit-core'
import type { Feature, TextByLanguage } from '@openappkit/appkit-ui/features'
import { canSendNow } from './canSendNow'
import { titles } from './locales/titles'
import type { SendArguments } from './SendArguments'
import type { SendEventProperties } from './sendEvents'

declare module '@openappkit/appkit-core' {
  interface Features {
    /** Whether users can send assets from the modal. Default: true. */
    readonly send: boolean
  }
  interface WalletFeatures {
    send: true
  }
  interface ViewRegistry {
    /** Form to send assets. Resolves with the transaction's hash. */
    WalletSend: SendArguments | undefined
    /**
     * Choice of the token to send.
     *
     * @internal
     */
    WalletSendSelectToken: undefined
    /**
     * Review of a transfer and its progress. The view sets its title.
     *
     * @internal
     */
    WalletSendPreview: { readonly title: string } | undefined
  }
  interface NamespaceViewResults<Namespace> {
    WalletSend: { readonly hash: HashOf<Namespace> }
  }
  /** @category Send */
  interface AppKitErrorCodes {
    /**
     * The account or network changed after the review. Nothing was sent.
     * Do: review the transfer again.
     */
    'send/account-changed': true
    /**
     * The balance or fee couldn't be read, or the chain couldn't simulate the transfer.
     * Do: try again.
     */
    'send/estimate-failed': true
    /**
     * The transfer failed for a reason without a code of its own. See `cause`.
     * Do: let the user check the activity, then try again.
     */
    'send/failed': true
    /**
     * The balance covers the current fee, but not the higher fee that wallets may set. The wallet got no request.
     * Do: send less.
     */
    'send/fee-reserve': true
    /**
     * The amount would spend small bitcoin UTXOs that may carry inscriptions or runes. `details` is their sum, in base
     * units.
     * Do: send less, or allow spending them (`spendsReserved`).
     */
    'send/funds-reserved': true
    /**
     * The amount or the recipient is missing.
     * Do: enter both.
     */
    'send/incomplete': true
    /**
     * The balance of the network's coin doesn't cover the fee.
     * Do: send less, or add funds.
     */
    'send/insufficient-fee': true
    /**
     * The balance of the token is lower than the amount, or there is nothing to send.
     * Do: send less, or add funds.
     */
    'send/insufficient-funds': true
    /**
     * The recipient's name no longer resolves to the address in the review. Nothing was sent.
     * Do: review the transfer again.
     */
    'send/name-changed': true
    /**
     * The chain and the backend resolve the name to different addresses. Nothing was sent.
     * Do: ask the recipient for the address.
     */
    'send/name-mismatch': true
    /**
     * The recipient's name couldn't be resolved again, or the chain couldn't confirm it. Nothing was sent.
     * Do: review the transfer again.
     */
    'send/name-unverified': true
    /**
     * No token is selected.
     * Do: select one.
     */
    'send/no-token': true
    /**
     * No account is connected, or only on a network that the app doesn't offer.
     * Do: connect first.
     */
    'send/not-connected': true
    /**
     * The transaction is on chain but reverted. Only the fee was spent.
     * Do: open it in the block explorer.
     */
    'send/reverted': true
    /**
     * The token contract's decimals differ from the listed ones, so the amount would be wrong. Nothing was sent.
     * Do: check where the token comes from.
     */
    'send/token-mismatch': true
    /**
     * The token that the app passed couldn't be read from its chain. See `cause`.
     * Do: check its address.
     */
    'send/token-unavailable': true
    /**
     * The chain's adapter can't transfer this asset.
     * Do: switch the network.
     */
    'send/unsupported-chain': true
    /**
     * The chain expects the transfer to fail, or the decoded request differs from the transfer. See `cause`. The wallet
     * got no request.
     * Do: check the amount and the recipient.
     */
    'send/would-fail': true
    /**
     * The token is on a different network than the wallet.
     * Do: switch the network.
     */
    'send/wrong-network': true
  }
  interface EventRegistry {
    OPEN_SEND: Pick<SendEventProperties, 'isSmartAccount' | 'network'>
    SEND_INITIATED: SendEventProperties
    SEND_SUCCESS: SendEventProperties
    SEND_ERROR: SendEventProperties & { readonly message: string }
  }
}

const load = () => import('./sendViews')

/** Returns the title of the form, for a review that has no title yet. */
function titleIn(locale: string): string {
  const { WalletSend }: { readonly WalletSend: TextByLanguage } = titles
  return WalletSend[locale.slice(0, 2)] ?? WalletSend.en
}

const action = {
  name: 'send',
  view: 'WalletSend',
  label: titles.WalletSend,
  icon: { name: 'arrow-up-right', paths: ['M7 7h10v10', 'M7 17 17 7'] },
  order: 40,
} as const

/**
 * Feature that sends assets from the connected wallet, unless `features.send` is `false`. Only this descriptor loads
 * with the modal; the rest loads when the view opens.
 */
export const send: Feature = {
  name: 'send',
  isWanted: ({ features }) => features?.send !== false,
  accountButtons: [{ ...action, isOffered: canSendNow }],
  tokenActions: [
    {
      ...action,
      isOffered: canSendNow,
      argumentsFor: ({ caipNetworkId, tokenAddress }): SendArguments => {
        const [namespace, chainId] = caipNetworkId.split(':')
        return { namespace: namespace as ChainNamespace, chainId, assetAddress: tokenAddress ?? 'native' }
      },
    },
  ],
  views: [
    {
      name: 'WalletSend',
      hasResult: true,
      title: titles.WalletSend,
      load: () => load().then(({ WalletSendView }) => WalletSendView),
    },
    {
      name: 'WalletSendSelectToken',
      title: titles.WalletSendSelectToken,
      load: () => load().then(({ WalletSendSelectTokenView }) => WalletSendSelectTokenView),
    },
    {
      name: 'WalletSendPreview',
      title: ({ params, translator }) => params?.title ?? titleIn(translator.locale),
      load: () => load().then(({ WalletSendPreviewView }) => WalletSendPreviewView),
    },
  ],
}
