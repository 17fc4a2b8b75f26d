import { type KitSnapshot, readAccount, type ThemeMode } from '@openappkit/appkit-core'
import { truncateAddress } from '@openappkit/appkit-core/format'
import { safeImageUrl } from '@openappkit/appkit-core/media'
import type { ButtonMessages } from '../locales/en'
import type { ButtonKind, ButtonOptions } from './ButtonOptions'

/** Model of a button, for React and the custom elements. Flat, so comparing two models is cheap. */
export interface ButtonModel {
  readonly kind: ButtonKind
  readonly namespace: string | undefined
  /** Visible label, such as 'Connect wallet', the shortened address or the network's name. */
  readonly label: string
  /** Language of the label as a BCP 47 tag. Undefined for addresses, network names and the app's own labels. */
  readonly lang?: string | undefined
  /** Accessible name, if the label alone isn't enough. */
  readonly accessibleName?: string | undefined
  /** Whether a connect button shows that a wallet is connecting. */
  readonly loading: boolean
  readonly disabled: boolean
  /** Whether the modal is open. */
  readonly open: boolean
  readonly size: 'sm' | 'md'
  /** The mode that the app set. CSS resolves `auto`, so a server renders the same markup as the browser. */
  readonly theme: ThemeMode
  readonly address?: string | undefined
  /** Balance with its symbol; `null` while loading, undefined if the button shows none. */
  readonly balance?: string | null | undefined
  /**
   * Image URL of the network, checked by `safeImageUrl`; `null` for a network without one, whose image may still load,
   * and undefined if the button shows no network.
   */
  readonly imageUrl?: string | null | undefined
  /** Whether the wallet is on a chain outside the app's networks, without `allowUnsupportedChain`. */
  readonly unsupported: boolean
}

/**
 * Returns the model of a button, or undefined for an account button without an account. Without `kind`, it's an account
 * button if the account's address is known, even while reconnecting, otherwise a connect button.
 */
export function buttonModel(
  kind: ButtonKind | undefined,
  { balances, chains, modal, theme }: KitSnapshot,
  options: ButtonOptions,
  messages: ButtonMessages,
): ButtonModel | undefined {
  const { address, caipAddress, isConnected, status } = readAccount(chains, options.namespace)
  const chain = chains.namespaces[options.namespace ?? chains.activeNamespace]
  const unsupported = chain?.isUnsupportedChain === true
  const shared = {
    namespace: options.namespace,
    loading: false,
    disabled: options.disabled === true,
    open: modal.open,
    size: options.size ?? 'md',
    theme: theme.themeMode,
    unsupported,
  } as const

  if (kind === 'network') {
    const name = unsupported ? undefined : (chain?.network?.name ?? options.label)
    const word = unsupported ? messages.switchNetwork : isConnected ? messages.unknownNetwork : messages.selectNetwork
    return {
      ...shared,
      kind,
      label: name ?? word,
      lang: name === undefined ? messages.lang : undefined,
      accessibleName: name && `${messages.network}: ${name}`,
      imageUrl: unsupported || !chain?.network ? undefined : (safeImageUrl(chain.network.assets?.imageUrl) ?? null),
    }
  }

  if (kind !== 'connect' && address !== undefined) {
    const label = truncateAddress(address, options)
    const balance =
      options.balance === 'hide' || !chain?.network
        ? undefined
        : shownBalance(caipAddress && balances.balances[caipAddress], messages.decimal)
    // The accessible name starts with the visible text, so speech input users can say it (WCAG 2.5.3).
    const seen = balance ? `${label} ${balance}` : label
    const accessibleName = `${messages.account}: ${seen}${unsupported ? `, ${messages.unsupported}` : ''}`
    return { ...shared, kind: 'account', label, accessibleName, address, balance }
  }

  if (kind === 'account') return undefined
  // If the address is known, a stored connection is reconnecting and the user has nothing to approve.
  const loading = address === undefined && (status === 'connecting' || status === 'reconnecting')
  const own = loading ? options.loadingLabel : options.label
  const label = own ?? (loading ? messages.connecting : messages.connect)
  return { ...shared, kind: 'connect', label, lang: own === undefined ? messages.lang : undefined, loading }
}

/**
 * Returns the last known balance as text. If no balance is known, returns `null` while the balance loads. If it's
 * unavailable, returns undefined, because a skeleton would imply that it's loading.
 */
function shownBalance(
  known: KitSnapshot['balances']['balances'][string] | undefined,
  decimal: string,
): string | null | undefined {
  if (known?.last) return `${floorToThree(known.last.balance, decimal)} ${known.last.symbol}`
  return known?.status === 'unavailable' ? undefined : null
}

/**
 * Rounds a decimal balance down to three decimals and groups its thousands, with `decimal` as the decimal separator.
 * Never throws, even if the text isn't a number.
 */
function floorToThree(balance: string, decimal: string): string {
  const [whole = '', fraction = ''] = balance.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',')
  return `${grouped}${decimal}${fraction.slice(0, 3).padEnd(3, '0')}`
}
