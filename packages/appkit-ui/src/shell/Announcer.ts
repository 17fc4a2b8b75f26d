import type { ModalKit } from '@openappkit/appkit-core/modal'
import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { KitOutcomes, Say } from './KitOutcomes'
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

/** Loads the code that announces outcomes. */
type LoadOutcomes = () => Promise<{ readonly KitOutcomes: typeof KitOutcomes }>

/** Milliseconds in which several outcomes count as one. Only the last is announced. */
const settleDelay = 50
/** Milliseconds after which an announcement leaves the page, so that screen readers don't find it later. */
const clearDelay = 5_000
/** Parts of the kit whose outcomes are announced. */
const topics = ['connecting', 'switching', 'toasts', 'chains'] as const

/**
 * Announces connections, account and network switches, and toasts to screen readers. It watches the kit's states, so
 * views don't have to. Views announce everything else with `useAnnounce` and `useAnnouncement`.
 */
export class Announcer {
  readonly state: Announcement = proxy<Announcement>({ status: '', alert: '', lang: undefined, inDialog: false })
  readonly #kit: ModalKit
  readonly #language: LanguageStore
  readonly #load: LoadOutcomes
  readonly #cancel: { status?: () => void; alert?: () => void } = {}

  constructor(kit: ModalKit, language: LanguageStore, load: LoadOutcomes) {
    this.#kit = kit
    this.#language = language
    this.#load = load
  }

  /** Starts watching. Returns a function that stops. */
  start(): () => void {
    const kit = this.#kit
    const first = snapshot(kit.chains.state)
    let isStopped = false
    let loading: Promise<KitOutcomes> | undefined
    // Loads the code with the first outcome, and then announces every state since.
    const announce = (topic?: (typeof topics)[number]) => {
      const state = topic && snapshot(kit[topic].state)
      loading ??= this.#load().then(views => new views.KitOutcomes(kit, this.#language, this.say, first))
      loading.then(
        outcomes => isStopped || !topic || outcomes[topic](state as never),
        () => {
          loading = undefined
        },
      )
    }
    // Knows the name of the wallet before it disconnects.
    if (kit.chains.isConnected()) announce()
    const stops = topics.map(topic => subscribe(kit[topic].state, () => announce(topic)))
    stops.push(subscribe(kit.modal.state, () => this.#onModal()))
    return () => {
      isStopped = true
      for (const stop of stops) stop()
      this.#cancel.status?.()
      this.#cancel.alert?.()
    }
  }

  /** The last of simultaneous calls of a kind wins. */
  readonly say: Say = (text, urgent = false, lang) => {
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

  #onModal(): void {
    // Prevents the next dialog from repeating the announcement of a closed one.
    if (this.#kit.modal.state.open !== this.state.inDialog) Object.assign(this.state, { status: '', alert: '' })
  }
}
