import { AppKitError } from '@openappkit/contract'
import { notify } from '../environment/notify'
import { modalClosed, modalLoadFailed } from '../modal/modalErrors'
import type { ModalModule } from './AppKitDependencies'
import type { KitCore } from './KitCore'
import type { ModalKit } from './ModalKit'

/** Loads and mounts the modal's half of a kit, once, and runs what waits for it. */
export class ModalLoader {
  readonly #kit: KitCore
  readonly #fetch: () => Promise<readonly [ModalModule, unknown]>
  /** Reject the tasks of a modal that is still loading. */
  readonly #waiting: Set<(reason: AppKitError) => void> = new Set()
  #loading: Promise<ModalKit> | undefined
  #loaded: ModalKit | undefined
  #isDestroyed = false

  /** @param fetch - Fetches the code, and what connecting needs beside it. */
  constructor(kit: KitCore, fetch: () => Promise<readonly [ModalModule, unknown]>) {
    this.#kit = kit
    this.#fetch = fetch
  }

  /** Loads and mounts the modal, closed. @throws AppKitError `kit/destroyed`, and whatever the import rejects with. */
  load(): Promise<ModalKit> {
    if (this.#isDestroyed) return Promise.reject(kitDestroyed())
    this.#loading ??= this.#fetch()
      .then(([{ createModalKit, mountModal }]) => {
        if (this.#isDestroyed) throw kitDestroyed()
        const loaded = createModalKit(this.#kit)
        const mounted = mountModal(loaded)
        this.#kit.onDestroy(() => {
          loaded.destroy()
          mounted.destroy()
        })
        loaded.start()
        this.#loaded = loaded
        return loaded
      })
      .catch(cause => {
        // A lost network may come back: the next intent loads again.
        this.#loading = undefined
        throw cause
      })
    return this.#loading
  }

  /**
   * Runs `task` with the modal's half: in this very tick if it has loaded, else as soon as it has, unless the modal was closed before. A throw rejects.
   * @throws AppKitError `modal/load-failed`, which the host's `onError` hears too; `modal/closed`.
   */
  run<T>(task: (loaded: ModalKit) => T | Promise<T>): Promise<T> {
    const start = (loaded: ModalKit) => new Promise<T>(resolve => resolve(task(loaded)))
    if (this.#loaded && !this.#isDestroyed) return start(this.#loaded)
    const { environment, modal, options } = this.#kit
    modal.state.loading = true
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      const isWanted = () => {
        const wanted = this.#waiting.delete(reject)
        modal.state.loading = this.#waiting.size > 0
        return wanted
      }
      this.load().then(
        loaded => {
          if (isWanted()) resolve(start(loaded))
        },
        cause => {
          if (!isWanted()) return
          const error = modalLoadFailed(cause)
          const { onError } = options.given
          notify(environment, onError ? [onError] : [], error)
          reject(error)
        },
      )
    })
  }

  /** Closes the modal, also one that is still loading: what waits for it rejects with `modal/closed`. */
  close(): void {
    for (const reject of this.#waiting) reject(modalClosed())
    this.#waiting.clear()
    this.#kit.modal.state.loading = false
    this.#loaded?.modal.close()
  }

  /** Closes the modal for good. */
  destroy(): void {
    this.close()
    this.#isDestroyed = true
  }
}

/** What a kit that has ended answers. */
export function kitDestroyed(): AppKitError {
  return new AppKitError('kit/destroyed', 'This kit was destroyed. Create a new one with createAppKit.')
}
