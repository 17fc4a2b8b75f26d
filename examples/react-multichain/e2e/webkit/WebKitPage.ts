import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Key that WebDriver gives an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/** Keys of WebDriver for text that presses them. */
export const ENTER = '\uE007'

interface WebKitPrograms {
  /** Path of WebKitWebDriver. */
  readonly driver: string
  /** Path of WebKitGTK's small browser. */
  readonly browser?: string
}

/** A page in WebKitGTK, over WebDriver. Playwright can't drive the WebKit of Debian. */
export class WebKitPage implements AsyncDisposable {
  readonly #session: string
  readonly #processes: readonly ChildProcess[]

  private constructor(session: string, processes: readonly ChildProcess[]) {
    this.#session = session
    this.#processes = processes
  }

  /** Starts a browser with empty storage on a screen of its own. */
  static async open({ driver, browser = MINI_BROWSER }: WebKitPrograms): Promise<WebKitPage> {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [display] = (await once(screen.stdout, 'data')) as [Buffer]
    const port = await freePort()
    const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        // WebKit's sandbox doesn't start as root.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    })
    const processes = [server, screen]
    try {
      const base = `http://127.0.0.1:${port}/session`
      await waitFor(() => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok))
      const options = { binary: browser, args: ['--automation'] }
      const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
      const { sessionId } = (await send('POST', base, { capabilities })) as { readonly sessionId: string }
      return new WebKitPage(`${base}/${sessionId}`, processes)
    } catch (error) {
      for (const child of processes) child.kill()
      throw error
    }
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  /** Runs the body of a function in the page or frame, and returns its result. Elements can be arguments. */
  async evaluate(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#post('execute/sync', { script: body, args })
  }

  /** Moves into a frame of the page. Without an element, back to the page. */
  async enterFrame(frame: WebKitElement | undefined): Promise<void> {
    await this.#post('frame', { id: frame ?? null })
  }

  /** Waits for an element, which the body of a function returns. */
  async find(body: string): Promise<WebKitElement> {
    return waitFor(async () => {
      const found = await this.evaluate(body)
      return isElement(found) ? found : undefined
    }, body)
  }

  /** Types into an element with trusted key events. */
  async type(element: WebKitElement, text: string): Promise<void> {
    await this.#post(`element/${element[ELEMENT]}/value`, { text })
  }

  async click(element: WebKitElement): Promise<void> {
    await this.#post(`element/${element[ELEMENT]}/click`, {})
  }

  /** Returns a picture of the page, as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await send('GET', `${this.#session}/screenshot`)), 'base64')
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await send('DELETE', this.#session).catch(() => {})
    for (const child of this.#processes) child.kill()
  }

  #post(path: string, body: object): Promise<unknown> {
    return send('POST', `${this.#session}/${path}`, body)
  }
}

/** Reference to an element of the page. */
export interface WebKitElement {
  readonly [ELEMENT]: string
}

function isElement(value: unknown): value is WebKitElement {
  return typeof value === 'object' && value !== null && ELEMENT in value
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { readonly value: unknown }
  if (!response.ok) throw new Error(`WebDriver answered ${response.status}: ${JSON.stringify(value)}`)
  return value
}

/** Calls a function until it resolves with a value. */
export async function waitFor<value>(
  find: () => Promise<value | undefined | false>,
  what = 'WebKitWebDriver',
): Promise<value> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const found = await find().catch(error => {
      if (Date.now() > deadline) throw error
    })
    if (found !== undefined && found !== false) return found as value
    if (Date.now() > deadline) throw new Error(`Not found within 20 s: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
