import { type KitSnapshot, readAccount } from '@openappkit/appkit-core'
import { truncateAddress } from '@openappkit/appkit-core/format'
import { safeImageUrl } from '@openappkit/appkit-core/media'
import type { ButtonWords } from '../locales/en'
import type { ButtonKind, ButtonOptions } from './ButtonOptions'

/** A button as both renderers draw it. Flat, so that two models are quickly compared. */
export interface ButtonModel {
  readonly kind: ButtonKind
  readonly namespace: string | undefined
  /** Connect Wallet, the shortened address, or the network's name. */
  readonly label: string
  /** BCP 47 tag of `label`, where it is a word of the catalogue. */
  readonly lang?: string | undefined
  /** What a screen reader says where `label` alone doesn't say enough. */
  readonly accessibleName?: string | undefined
  /** A wallet is being asked. */
  readonly loading: boolean
  readonly disabled: boolean
  /** The modal is open. */
  readonly open: boolean
  readonly size: 'sm' | 'md'
  readonly theme: 'dark' | 'light'
  readonly address?: string | undefined
  /** With symbol; `null` while it is not known yet, undefined when none is shown. */
  readonly balance?: string | null | undefined
  /** Picture of the network, already checked. */
  readonly imageUrl?: string | undefined
  /** The wallet is on a chain that the host does not offer. */
  readonly unsupported: boolean
}

/**
 * What a button shows of a kit. Undefined when there is nothing to show: an account button without an account.
 * Without `kind` it is an account button when there is an account, else a connect button.
 */
export function buttonModel(
  kind: ButtonKind | undefined,
  { balances, chains, modal, theme }: KitSnapshot,
  options: ButtonOptions,
  words: ButtonWords,
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
    const word = unsupported ? words.switchNetwork : isConnected ? words.unknownNetwork : words.selectNetwork
    return {
      ...shared,
      kind,
      label: name ?? word,
      lang: name === undefined ? words.lang : undefined,
      accessibleName: name && `${words.network}: ${name}`,
      imageUrl: unsupported ? undefined : safeImageUrl(chain?.network?.assets?.imageUrl),
    }
  }

  if (kind !== 'connect' && address !== undefined) {
    const label = truncateAddress(address, options)
    const balance =
      options.balance === 'hide' || !chain?.network
        ? undefined
        : shownBalance(caipAddress && balances.balances[caipAddress], words.decimal)
    // What is seen comes first and in the same order, so that whoever speaks to the page can say it.
    const seen = balance ? `${label} ${balance}` : label
    const accessibleName = `${words.account}: ${seen}${unsupported ? `, ${words.unsupported}` : ''}`
    return { ...shared, kind: 'account', label, accessibleName, address, balance }
  }

  if (kind === 'account') return undefined
  // With an address it is a connection that comes back, and the visitor is not asked for anything.
  const loading = address === undefined && (status === 'connecting' || status === 'reconnecting')
  const own = loading ? options.loadingLabel : options.label
  const label = own ?? (loading ? words.connecting : words.connect)
  return { ...shared, kind: 'connect', label, lang: own === undefined ? words.lang : undefined, loading }
}

/** The last good value stays while a new one is fetched. Where none could be had, none is shown: a skeleton would promise one. */
function shownBalance(
  known: KitSnapshot['balances']['balances'][string] | undefined,
  decimal: string,
): string | null | undefined {
  if (known?.last) return `${floorToThree(known.last.balance, decimal)} ${known.last.symbol}`
  return known?.status === 'unavailable' ? undefined : null
}

/** Spec 5: three decimals, floored. Of a plain decimal number, which balances are; text that is none stays text and breaks no host's render. */
function floorToThree(balance: string, decimal: string): string {
  const [whole, fraction = ''] = balance.split('.')
  return `${whole}${decimal}${fraction.slice(0, 3).padEnd(3, '0')}`
}
