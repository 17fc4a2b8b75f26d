import { type ConnectingState, isRequestPending, type SwitchNetworkState } from '@openappkit/appkit-core'
import { type ModalKit, shortenAddress } from '@openappkit/appkit-core/modal'
import { proxy, subscribe } from 'valtio/vanilla'
import { translateText } from '../i18n/translateText'
import type { LanguageStore } from './LanguageStore'

/** Current announcement and its live region. Screen readers ignore the app behind an open dialog. */
export interface Announcement {
  status: string
  /** Interrupts what a screen reader is reading. */
  alert: string
  /** Language of a text that isn't in the modal's. */
  lang: string | undefined
  inDialog: boolean
}

/** Milliseconds in which several outcomes count as one. Only the last is announced. */
const settleDelay = 50
/** Milliseconds after which an announcement leaves the page, so that screen readers don't find it later. */
const clearDelay = 5_000

/**
 * Announces connections, account and network switches, and toasts to screen readers. It watches the kit's states, so
 * views don't have to. Views announce everything else with `useAnnounce` and `useAnnouncement`.
 */
export class Announcer {
  readonly state: Announcement = proxy<Announcement>({ status: '', alert: '', lang: undefined, inDialog: false })
  readonly #kit: ModalKit
  readonly #language: LanguageStore
  readonly #cancel: { status?: () => void; alert?: () => void } = {}

  constructor(kit: ModalKit, language: LanguageStore) {
    this.#kit = kit
    this.#language = language
  }

  /** Starts watching. Returns a function that stops. */
  start(): () => void {
    const kit = this.#kit
    const stops = [
      subscribe(kit.connecting.state, () => this.#onConnecting(kit.connecting.state.value)),
      subscribe(kit.switching.state, () => this.#onSwitching(kit.switching.state.value)),
      subscribe(kit.toasts.state, () => this.#onToast()),
      subscribe(kit.modal.state, () => this.#onModal()),
      this.#followAccount(),
      () => this.#cancel.status?.(),
      () => this.#cancel.alert?.(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Announces `text`, immediately if `urgent`. The last of simultaneous calls of a kind wins. */
  readonly say = (text: string | undefined, urgent = false, lang?: string): void => {
    if (!text) return
    const kind = urgent ? 'alert' : 'status'
    const { environment } = this.#kit
    const set = (text: string, ms: number, next?: () => void) => {
      this.#cancel[kind] = environment.setTimer(() => {
        Object.assign(this.state, { [kind]: text, lang, inDialog: this.#kit.modal.state.open })
        next?.()
      }, ms)
    }
    this.#cancel[kind]?.()
    // Cleared first, because a live region ignores repeated text.
    set('', settleDelay, () => set(text, 0, () => set('', clearDelay)))
  }

  #onConnecting(value: ConnectingState): void {
    const t = this.#language.state.translator?.t
    if (value.status === 'idle' || value.status === 'connected' || !t) return
    const wallet = this.#kit.connectors.find(value.connectorId)?.name ?? value.connectorId
    const messages = {
      requesting: [t('announce.requesting', { wallet })],
      declined: [t('connecting.declined'), t('connecting.declinedDetail', { wallet })],
      pendingInWallet: [t('connecting.pending', { wallet }), t('connecting.pendingDetail', { wallet })],
      failed: [t('connecting.failed'), t('connecting.failedDetail', { wallet })],
      notInstalled: [t('connecting.notInstalled', { wallet })],
    }[value.status]
    this.say(messages.join('. '), value.status !== 'requesting')
  }

  #onSwitching(value: SwitchNetworkState): void {
    const t = this.#language.state.translator?.t
    if (value.status === 'idle' || !t) return
    if (value.status === 'requesting') this.say(t('switch.approve'))
    else if (value.status === 'declined') this.say(t('switch.declined'), true)
    else if (isRequestPending(value.error)) this.say(t('connecting.pending', { wallet: this.#wallet() }), true)
    else this.say(t('switch.failed'), true)
  }

  #onToast(): void {
    const { open, message, variant, lang } = this.#kit.toasts.state
    const { translator } = this.#language.state
    if (open && translator) this.say(translateText(translator, message), variant === 'error', lang)
  }

  #onModal(): void {
    // Prevents the next dialog from repeating the announcement of a closed one.
    if (this.#kit.modal.state.open !== this.state.inDialog) Object.assign(this.state, { status: '', alert: '' })
  }

  #followAccount(): () => void {
    const { chains } = this.#kit
    const look = () => {
      const chain = chains.get()
      return {
        address: chain?.status === 'connected' ? chain.address : undefined,
        isReconnecting:
          chain?.status === 'reconnecting' || (chain?.status === 'connecting' && chain.address !== undefined),
        wallet: this.#wallet(),
        network: chain?.network?.name,
      }
    }
    let last = look()
    return subscribe(chains.state, () => {
      const before = last
      last = look()
      const t = this.#language.state.translator?.t
      if (!t || before.isReconnecting) return
      if (!before.address && last.address) this.say(t('announce.connected', { wallet: last.wallet }))
      else if (before.address && !last.address) this.say(t('announce.disconnected', { wallet: before.wallet }))
      else if (!last.address) return
      else if (before.address !== last.address)
        this.say(t('announce.accountSwitched', { address: shortenAddress(last.address) }))
      else if (last.network && before.network !== last.network)
        this.say(t('announce.networkSwitched', { network: last.network }))
    })
  }

  /** Returns the name of the active wallet. */
  #wallet(): string {
    const chain = this.#kit.chains.get()
    const connection = chain && this.#kit.connections.active(chain.namespace)
    const connector = connection && this.#kit.connectors.find(connection.connectorId, chain.namespace)
    return connection?.name ?? connector?.name ?? ''
  }
}
