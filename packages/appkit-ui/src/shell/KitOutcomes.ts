import {
  type ChainState,
  type ConnectingState,
  isRequestPending,
  type SwitchNetworkState,
} from '@openappkit/appkit-core'
import { shortenAddress } from '@openappkit/appkit-core/addresses'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { translateText } from '../i18n/translateText'
import type { LanguageStore } from './LanguageStore'

/** Facts about the active account that are announced. */
interface Account {
  readonly address: string | undefined
  readonly isReconnecting: boolean
  readonly wallet: string
  readonly network: string | undefined
}

/** Announces `text`, immediately if `urgent`. */
export type Say = (text: string | undefined, urgent?: boolean, lang?: string) => void

/** Announces connections, account and network switches, and toasts. Each method handles a new state of the kit. */
export class KitOutcomes {
  readonly #kit: ModalKit
  readonly #language: LanguageStore
  readonly #say: Say
  #account: Account

  /** @param first - The state before the first change. */
  constructor(kit: ModalKit, language: LanguageStore, say: Say, first: ChainState) {
    this.#kit = kit
    this.#language = language
    this.#say = say
    this.#account = this.#read(first)
  }

  connecting({ value }: { readonly value: ConnectingState }): void {
    const t = this.#language.state.translator?.t
    if (value.status === 'idle' || value.status === 'connected' || !t) return
    const wallet = this.#kit.connectors.find(value.connectorId)?.name ?? value.connectorId
    const messages = {
      requesting: [t('connecting.title', { wallet })],
      declined: [t('connecting.declined'), t('connecting.declinedDetail', { wallet })],
      pendingInWallet: [t('connecting.pending', { wallet }), t('connecting.pendingDetail')],
      failed: [t('connecting.failed'), t('connecting.failedDetail', { wallet })],
      notInstalled: [t('connecting.notInstalled', { wallet })],
    }[value.status]
    this.#say(messages.join('. '), value.status !== 'requesting')
  }

  switching({ value }: { readonly value: SwitchNetworkState }): void {
    const t = this.#language.state.translator?.t
    if (value.status === 'idle' || !t) return
    if (value.status === 'requesting') this.#say(t('connecting.title', { wallet: this.#wallet() }))
    else if (value.status === 'declined') this.#say(t('switch.declined'), true)
    else if (isRequestPending(value.error)) this.#say(t('connecting.pending', { wallet: this.#wallet() }), true)
    else this.#say(t('switch.failed'), true)
  }

  toasts({ open, message, variant, lang }: ModalKit['toasts']['state']): void {
    const { translator } = this.#language.state
    if (open && translator) this.#say(translateText(translator, message), variant === 'error', lang)
  }

  chains(state: ChainState): void {
    const before = this.#account
    this.#account = this.#read(state)
    const { address, wallet, network } = this.#account
    const t = this.#language.state.translator?.t
    if (!t || before.isReconnecting) return
    if (!before.address && address) this.#say(t('announce.connected', { wallet }))
    else if (before.address && !address) this.#say(t('announce.disconnected', { wallet: before.wallet }))
    else if (!address) return
    else if (before.address !== address) this.#say(t('announce.accountSwitched', { address: shortenAddress(address) }))
    else if (network && before.network !== network) this.#say(t('announce.networkSwitched', { network }))
  }

  #read({ namespaces, activeNamespace }: ChainState): Account {
    const chain = namespaces[activeNamespace]
    return {
      address: chain?.status === 'connected' ? chain.address : undefined,
      isReconnecting:
        chain?.status === 'reconnecting' || (chain?.status === 'connecting' && chain.address !== undefined),
      wallet: this.#wallet(),
      network: chain?.network?.name,
    }
  }

  /** Returns the name of the active wallet. */
  #wallet(): string {
    const chain = this.#kit.chains.get()
    const connection = chain && this.#kit.connections.active(chain.namespace)
    const connector = connection && this.#kit.connectors.find(connection.connectorId, chain.namespace)
    return connection?.name ?? connector?.name ?? ''
  }
}
