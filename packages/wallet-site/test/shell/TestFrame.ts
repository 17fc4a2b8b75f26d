import type { Reviewer } from '../../src/review/Reviewer'
import type { FrameView, MessageTarget } from '../../src/shell/parent/FrameView'
import type { Guard } from '../../src/shell/parent/ParentGuard'
import type { ScreenOptions } from '../../src/shell/Screens'
import { Shell, type ShellEnvironment } from '../../src/shell/Shell'
import type { Vault } from '../../src/vault/Vault'
import { FakeScreens } from './FakeScreens'
import { FakeVault } from './FakeVault'
import { fakeServer } from './fakeServer'

/** Message in either direction. */
export interface WireMessage {
  readonly type: string
  readonly id?: string
  readonly payload?: unknown
}

interface Posted {
  readonly message: WireMessage
  readonly targetOrigin: string
}

interface TestFrameOptions {
  readonly origins?: readonly string[] | undefined
  readonly node?: ((method: string, params: unknown) => unknown) | undefined
  readonly view?: Partial<FrameView> | undefined
  readonly guard?: Guard | undefined
  readonly environment?: Partial<ShellEnvironment> | undefined
}

/** Origin of the app in tests. */
export const APP = 'https://app.example'

const reviewer: Reviewer = {
  review: () => Promise.reject(new Error('not used')),
  confirm: review => Promise.resolve(review),
}

/** A shell with fakes, and the app's side of its window. */
export class TestFrame {
  readonly vault: FakeVault = new FakeVault()
  readonly screens: FakeScreens = new FakeScreens()
  readonly posted: Posted[] = []
  readonly parent: MessageTarget = {
    postMessage: (message: WireMessage, targetOrigin: string): void => void this.posted.push({ message, targetOrigin }),
  }
  readonly shell: Shell
  /** Options of the screens, once they are loaded. */
  screenOptions: ScreenOptions | undefined
  #listener: ((event: MessageEvent<unknown>) => void) | undefined
  #lastId = 0

  constructor({ origins = [APP], node, view, guard, environment }: TestFrameOptions = {}) {
    const fullView: FrameView = {
      parent: this.parent,
      top: this.parent,
      self: {},
      ancestorOrigins: [APP],
      referrer: '',
      addEventListener: (_, listener) => {
        this.#listener = listener
      },
      removeEventListener: () => {
        this.#listener = undefined
      },
      ...view,
    }
    this.shell = new Shell(
      {
        // The fake has the methods that these calls use. Others would fail the test.
        vault: this.vault as unknown as Vault,
        loadReviewer: () => Promise.resolve(reviewer),
        loadScreens: options => {
          this.screenOptions = options
          return Promise.resolve(this.screens)
        },
      },
      {
        view: fullView,
        query: { projectId: 'p1', chainId: 'eip155:1' },
        origin: 'https://wallet.example',
        fetch: fakeServer({ origins, node }),
        language: 'en',
        openWindow: () => null,
        reload: () => {},
        whenIdle: task => task(),
        ...environment,
      },
      guard,
    )
    this.shell.start()
  }

  /** Delivers a window message. */
  deliver(data: unknown, event: { source?: unknown; origin?: string; ports?: readonly MessagePort[] } = {}): void {
    const { source = this.parent, origin = APP, ports = [] } = event
    // Only these fields are read. Real events come from the browser, in the component tests.
    this.#listener?.({ data, source, origin, ports } as unknown as MessageEvent<unknown>)
  }

  /** Sends a call as AppKit 1.8 does, and returns the answer. */
  async call(name: string, payload?: unknown): Promise<WireMessage> {
    this.#lastId += 1
    const id = `call${this.#lastId}`
    this.deliver({ type: `@w3m-app/${name}`, id, ...(payload === undefined ? {} : { payload }) })
    return this.answerTo(id)
  }

  rpc(method: string, params?: unknown, more: object = {}): Promise<WireMessage> {
    return this.call('RPC_REQUEST', { method, params, ...more })
  }

  async logIn(): Promise<void> {
    await this.call('CONNECT_EMAIL', { email: 'ada@example.com' })
    await this.call('CONNECT_OTP', { otp: '123456' })
  }

  /** Waits until an approval is on screen. */
  async untilShown(count = 1): Promise<FakeScreens['shown'][number]> {
    await poll(() => this.screens.shown.length >= count)
    const shown = this.screens.shown[count - 1]
    if (shown === undefined) throw new Error('nothing is shown')
    return shown
  }

  async answerTo(id: string): Promise<WireMessage> {
    const find = (): WireMessage | undefined => this.posted.find(({ message }) => message.id === id)?.message
    await poll(() => find() !== undefined)
    const found = find()
    if (found === undefined) throw new Error(`no answer to ${id}`)
    return found
  }
}

async function poll(isDone: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isDone(); tries += 1) await new Promise(resolve => setTimeout(resolve, 5))
}
