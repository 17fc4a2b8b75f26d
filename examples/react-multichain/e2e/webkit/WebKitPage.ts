import { fetchWebDriver } from './fetchWebDriver'

/** Key under which WebDriver answers with a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** Text that presses Enter. */
const enterKey = '\uE007'
/**
 * How long the mouse is over a button before it presses, in milliseconds. WebDriver's own click moves and presses in one
 * moment. The wallet refuses that, because it looks like a cover that a page just removed.
 */
const dwellMs = 300
/** How long a button lies still before the mouse moves to it, in milliseconds. */
const stillMs = 600
const timeoutMs = 60_000

/** Waits until an element has been drawn in one place, without a pause, for some milliseconds. */
const untilStill = `
  const [element, ms, done] = arguments
  let place, since, last
  const onFrame = now => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const next = [left, top, width, height, innerWidth, innerHeight].join()
    if (next !== place || now - last > 200) since = now
    place = next
    last = now
    if (now - since >= ms) done()
    else requestAnimationFrame(onFrame)
  }
  requestAnimationFrame(onFrame)
`

/** Reference to an element of the page. */
interface WebKitElement {
  readonly [elementKey]: string
}

/** A page in WebKitGTK. It finds elements in shadow roots, too. */
export class WebKitPage {
  readonly #session: string

  /** @param session URL of the session of WebDriver */
  constructor(session: string) {
    this.#session = session
  }

  async goto(url: string): Promise<void> {
    await this.#post('url', { url })
  }

  async reload(): Promise<void> {
    await this.#post('refresh', {})
  }

  /** Continues inside a frame of the page. */
  async enterFrame(selector: string): Promise<void> {
    await this.#post('frame', { id: await this.#find(`all(${JSON.stringify(selector)})[0]`) })
  }

  /** Continues in the page around all frames. */
  async leaveFrame(): Promise<void> {
    await this.#post('frame', { id: null })
  }

  /** Presses the first button whose text begins with `name`, as a user does: when it lies still, and not in a hurry. */
  async press(name: string): Promise<void> {
    const isWanted = `one.textContent.trim().startsWith(${JSON.stringify(name)})`
    // The wallet enables its approval once it was visible for half a second.
    const button = await this.#find(`all('button:not(:disabled, [aria-disabled="true"])').find(one => ${isWanted})`)
    await this.#post('execute/async', { script: untilStill, args: [button, stillMs] })
    await this.#post('actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', origin: button, x: 0, y: 0 },
            { type: 'pause', duration: dwellMs },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    })
  }

  /**
   * Presses an approval until its button is gone. The wallet refuses a press if the machine drew nothing for half a
   * second before it, and asks to press again.
   */
  async approve(name: string): Promise<void> {
    const isShown = `all('button').some(one => one.textContent.trim() === ${JSON.stringify(name)})`
    for (let presses = 0; presses < 5; presses++) {
      await this.press(name)
      const deadline = Date.now() + 5000
      while (Date.now() < deadline) if ((await this.#evaluate(isShown)) === false) return
    }
    throw new Error(`${name} didn't approve.`)
  }

  /** Types into the field with trusted key events, and presses Enter if asked. */
  async type(selector: string, text: string, { submit = false }: { readonly submit?: boolean } = {}): Promise<void> {
    const field = await this.#find(`all(${JSON.stringify(selector)})[0]`)
    await this.#post(`element/${field[elementKey]}/value`, { text: `${text}${submit ? enterKey : ''}` })
  }

  /** Waits until the first element of the selector has a text that matches, and returns it. */
  async text(selector: string, pattern: RegExp): Promise<string> {
    let last: unknown
    return waitFor(
      async () => {
        last = await this.#evaluate(`all(${JSON.stringify(selector)})[0]?.textContent ?? null`)
        return typeof last === 'string' && pattern.test(last) ? last : undefined
      },
      () => `${selector} with ${pattern}, but ${JSON.stringify(last)}`,
    )
  }

  /** Returns a picture of the page, as a PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await fetchWebDriver('GET', `${this.#session}/screenshot`)), 'base64')
  }

  #find(expression: string): Promise<WebKitElement> {
    return waitFor(
      async () => {
        const found = await this.#evaluate(expression)
        return isElement(found) ? found : undefined
      },
      () => expression,
    )
  }

  /** Evaluates an expression that may call `all` to find elements. */
  #evaluate(expression: string): Promise<unknown> {
    const script = `
      const within = root =>
        [...root.querySelectorAll('*')].flatMap(one => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])])
      const all = selector => within(document).filter(one => one.matches(selector))
      return ${expression}
    `
    return this.#post('execute/sync', { script, args: [] })
  }

  #post(path: string, body: object): Promise<unknown> {
    return fetchWebDriver('POST', `${this.#session}/${path}`, body)
  }
}

function isElement(value: unknown): value is WebKitElement {
  return typeof value === 'object' && value !== null && elementKey in value
}

/** Calls a function until it resolves with a value. A page that is just loading may throw. */
async function waitFor<value>(find: () => Promise<value | undefined>, what: () => string): Promise<value> {
  const deadline = Date.now() + timeoutMs
  let cause: unknown
  while (Date.now() < deadline) {
    try {
      const found = await find()
      if (found !== undefined) return found
    } catch (error) {
      cause = error
    }
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`Not found within ${timeoutMs / 1000} s: ${what()}`, { cause })
}
