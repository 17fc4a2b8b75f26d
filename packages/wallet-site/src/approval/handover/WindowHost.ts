import { type FrameNote, hello, type WindowLook, type WindowNote, type WindowTask } from './WindowTask'

/** Callbacks of a window. */
export interface WindowEvents {
  readonly onNote: (note: WindowNote) => void
  /** Called once when the window closes, unless the frame closed it. */
  readonly onClosed: () => void
}

/** How often to look whether the window is still open, in milliseconds. Browsers send no event. */
const closedPollMs = 300

/**
 * Frame's side of a window of the wallet. Only a page of the wallet's own origin gets the task: the window that this
 * frame opened, which sends the port itself.
 */
export class WindowHost {
  readonly #window: Window
  readonly #events: WindowEvents
  readonly #ending = new AbortController()
  #port: MessagePort | undefined

  constructor(opened: Window, task: () => Promise<WindowTask>, look: WindowLook, events: WindowEvents) {
    this.#window = opened
    this.#events = events
    const { signal } = this.#ending
    addEventListener('message', event => this.#greet(event, task, look), { signal })
    const poll = setInterval(() => {
      if (!opened.closed) return
      this.close()
      events.onClosed()
    }, closedPollMs)
    signal.addEventListener('abort', () => clearInterval(poll))
  }

  send(note: FrameNote): void {
    this.#port?.postMessage(note)
  }

  focus(): void {
    this.#window.focus()
  }

  /** Ends the conversation and closes the window. */
  close(): void {
    this.send({ type: 'close' })
    this.#ending.abort()
    this.#port?.close()
  }

  async #greet(event: MessageEvent<unknown>, task: () => Promise<WindowTask>, look: WindowLook): Promise<void> {
    if (event.origin !== location.origin || event.source !== this.#window || event.data !== hello) return
    const [port] = event.ports
    if (!port) return
    // The window may reload, so the newest port counts.
    this.#port?.close()
    this.#port = port
    port.onmessage = ({ data }: MessageEvent<WindowNote>) => this.#events.onNote(data)
    port.postMessage({ type: 'task', task: await task(), look } satisfies FrameNote)
  }
}
