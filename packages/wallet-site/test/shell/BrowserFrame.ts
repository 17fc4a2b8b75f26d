import type { WireMessage } from './TestFrame'

interface BrowserFrameOptions {
  /** Origins that the project lists. Default: the test's. */
  readonly origins?: readonly string[] | undefined
  /** Further parameters of `framePage.ts`. */
  readonly more?: Readonly<Record<string, string>> | undefined
}

/** URL of the wallet's frame, on another origin than the test. */
export function frameUrl({ origins = [location.origin], more = {} }: BrowserFrameOptions = {}): string {
  const url = new URL('/test/shell/frame.html', location.href)
  url.hostname = 'wallet.localhost'
  url.search = String(new URLSearchParams({ projectId: 'p1', chainId: 'eip155:1', ...more }))
  for (const origin of origins) url.searchParams.append('origin', origin)
  return url.href
}

/** Runs `postMessage` as another window, so that this window is the source of the message. */
export function postAs(source: Window, target: Window, message: unknown): void {
  const { Function: Create } = source as Window & { readonly Function: FunctionConstructor }
  new Create('target', 'message', 'target.postMessage(message, "*")')(target, message)
}

/** A real iframe with the wallet's page, and the messages that this window gets from it. */
export class BrowserFrame {
  readonly element: HTMLIFrameElement
  readonly received: MessageEvent<WireMessage>[] = []
  readonly #host: Document

  private constructor(host: Document, url: string) {
    this.#host = host
    this.element = host.createElement('iframe')
    this.element.src = url
    host.defaultView?.addEventListener('message', this.#receive)
    host.body.append(this.element)
  }

  /** Adds the frame to a page and waits for READY. */
  static async open(options: BrowserFrameOptions = {}, host: Document = document): Promise<BrowserFrame> {
    const frame = new BrowserFrame(host, frameUrl(options))
    await frame.until(({ type }) => type === '@w3m-frame/READY')
    return frame
  }

  get window(): Window {
    const { contentWindow } = this.element
    if (contentWindow === null) throw new Error('the frame is removed')
    return contentWindow
  }

  async call(name: string, payload?: unknown): Promise<WireMessage> {
    const id = crypto.randomUUID()
    const message = { type: `@w3m-app/${name}`, id, ...(payload === undefined ? {} : { payload }) }
    postAs(this.#host.defaultView ?? window, this.window, message)
    return this.until(received => received.id === id)
  }

  answersTo(id: string): readonly WireMessage[] {
    return this.received.map(({ data }) => data).filter(message => message.id === id)
  }

  async until(matches: (message: WireMessage) => boolean): Promise<WireMessage> {
    for (let tries = 0; tries < 1000; tries += 1) {
      const found = this.received.find(({ data }) => matches(data))
      if (found) return found.data
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    throw new Error('the frame sent no such message')
  }

  remove(): void {
    this.#host.defaultView?.removeEventListener('message', this.#receive)
    this.element.remove()
  }

  readonly #receive = (event: MessageEvent<WireMessage>): void => {
    if (event.source === this.element.contentWindow) this.received.push(event)
  }
}
