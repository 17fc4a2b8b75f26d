import { type FrameNote, hello, type WindowLook, type WindowNote, type WindowTask } from './WindowTask'

/** How long to wait for the frame, in milliseconds. It answers immediately if it exists. */
const greetingMs = 4000

/** Window's side of the conversation with the frame that opened it. */
export class WindowClient {
  readonly task: WindowTask
  readonly look: WindowLook
  /** Set by the page. Called with each note after the task. */
  onNote: (note: FrameNote) => void = () => {}
  readonly #port: MessagePort

  private constructor(port: MessagePort, task: WindowTask, look: WindowLook) {
    this.#port = port
    this.task = task
    this.look = look
    port.onmessage = ({ data }: MessageEvent<FrameNote>) => {
      if (data.type === 'close') window.close()
      else this.onNote(data)
    }
  }

  /**
   * Asks the opener for a task. The message reaches it only if it is a page of the same origin. Resolves with undefined
   * if the user opened the window, or if another site did.
   */
  static async greet(opener: Window | null): Promise<WindowClient | undefined> {
    if (!opener) return undefined
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<WindowClient | undefined>(resolve => {
      const timer = setTimeout(() => resolve(undefined), greetingMs)
      port1.onmessage = ({ data }: MessageEvent<FrameNote>) => {
        if (data.type !== 'task') return
        clearTimeout(timer)
        resolve(new WindowClient(port1, data.task, data.look))
      }
    })
    opener.postMessage(hello, location.origin, [port2])
    return answer
  }

  send(note: WindowNote): void {
    this.#port.postMessage(note)
  }
}
