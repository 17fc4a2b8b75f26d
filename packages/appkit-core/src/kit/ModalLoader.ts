import { AppKitError } from '@openappkit/contract'
import { notify } from '../environment/notify'
import { modalClosed, modalLoadFailed } from '../modal/modalErrors'
import type { AppKitContext } from './AppKitContext'
import type { ModalModule } from './AppKitDependencies'
import type { ModalKit } from './ModalKit'

/** Loads and mounts the modal once, and runs the tasks that wait for it. */
export class ModalLoader {
  readonly #kit: AppKitContext
  readonly #fetch: () => Promise<readonly [ModalModule, unknown]>
  /** Reject functions of the tasks that wait for the modal. */
  readonly #waiting: Set<(reason: AppKitError) => void> = new Set()
  #loading: Promise<ModalKit> | undefined
  #loaded: ModalKit | undefined
  #isDestroyed = false

  /** @param fetch - Loads the modal's code and what connecting needs. */
  constructor(kit: AppKitContext, fetch: () => Promise<readonly [ModalModule, unknown]>) {
    this.#kit = kit
    this.#fetch = fetch
  }

  /**
   * Loads and mounts the modal without showing it.
   * @throws {AppKitError} `modal/load-failed` if the code can't load, `kit/destroyed` when the kit has ended.
   */
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
        // The next intent retries, as the network may be back.
        this.#loading = undefined
        throw modalLoadFailed(cause)
      })
    return this.#loading
  }

  /**
   * Runs `task` synchronously if the modal has loaded, else after loading. Rejects if the task throws.
   *
   * @throws {AppKitError} `modal/load-failed`, also reported to the app's `onError`, or to the console without one.
   * @throws {AppKitError} `modal/closed` when the modal closes while it loads.
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
        error => {
          if (!isWanted()) return
          // biome-ignore lint/suspicious/noConsole: A button that does nothing must leave a trace.
          notify(environment, [options.input.onError ?? console.error], error)
          reject(error)
        },
      )
    })
  }

  /** Closes the modal. Tasks that wait for loading reject with `modal/closed`. */
  close(): void {
    for (const reject of this.#waiting) reject(modalClosed())
    this.#waiting.clear()
    this.#kit.modal.state.loading = false
    this.#loaded?.modal.close()
  }

  /** Closes the modal and rejects later loads. */
  destroy(): void {
    this.close()
    this.#isDestroyed = true
  }
}

/** Creates the error for calls to a destroyed kit. */
export function kitDestroyed(): AppKitError {
  return new AppKitError('kit/destroyed', 'The kit was destroyed. Create a new one.')
}
