import type { ReactNode } from 'react'
import { approvalTexts } from '../locales/approvalTexts'
import { loadTexts } from '../locales/loadTexts'
import type { Review } from '../review/Review'
import { WalletFailure } from '../WalletFailure'
import type { ApprovalOptions, PageRequest, ScreenRequest, WalletScreens } from './ApprovalOptions'
import { ApprovalSession } from './ApprovalSession'
import type { ApprovalRequest } from './Approvals'
import { ApprovalWindow } from './ApprovalWindow'
import { linkWindow } from './handover/linkWindow'
import { openWalletPage } from './handover/openWalletPage'
import type { WindowLook } from './handover/WindowTask'
import { isUnprotected } from './isUnprotected'
import { lookOf, Surface } from './Surface'
import type { AskingApp } from './screens/ApprovalProps'
import { ApprovalView } from './screens/ApprovalView'
import { PageScreen } from './screens/PageScreen'
import { ProtectScreen } from './screens/ProtectScreen'
import { Unlocking } from './screens/Unlocking'
import type { ApprovalTranslator } from './text/amountOf'
import { cleanText } from './text/cleanText'
import { ProtectFlow } from './unlock/ProtectFlow'

/** Longest name of an app that is shown. */
const longestName = 40

/** Screens of the frame: shows one request at a time in the frame's document. */
export class FrameScreens implements WalletScreens {
  readonly #options: ApprovalOptions
  #surface: Surface | undefined
  #translator: Promise<ApprovalTranslator> | undefined
  #language: string | undefined
  #isProtectOffered = false

  constructor(options: ApprovalOptions) {
    this.#options = options
  }

  async prefetch(): Promise<void> {
    await this.#texts()
  }

  async ask(request: ApprovalRequest): Promise<Review> {
    const translator = await this.#texts()
    const { reviewer, vault, vaultState, openWindow } = this.#options
    const session = new ApprovalSession(request, {
      reviewer,
      vaultState,
      refresh: () => vault.refresh(),
      shouldProtect: () => !this.#isProtectOffered && isUnprotected(vaultState().account),
    })
    const app = this.#appOf(request.origin)
    const approvalWindow = new ApprovalWindow(session, app, openWindow, this.#windowLook())
    const onProtected = (): void => {
      this.#isProtectOffered = true
      void session.protectAnswered()
    }
    const screen = (
      <ApprovalView
        app={app}
        context={{ ...this.#options, ...this.#links(request.origin) }}
        session={session}
        approvalWindow={approvalWindow}
        translator={translator}
        onProtected={onProtected}
      />
    )
    const work = async (): Promise<Review> => {
      void session.load()
      try {
        return await session.result
      } finally {
        approvalWindow.close()
      }
    }
    return this.#showWhile(screen, translator, { work, onEscape: () => session.cancel() })
  }

  async openPage({ page, origin, signal }: PageRequest): Promise<void> {
    const translator = await this.#texts()
    const ending = new AbortController()
    const until = AbortSignal.any([signal, ending.signal])
    const closed = openWalletPage(
      page,
      { ...this.#options, origin, projectId: this.#projectId },
      this.#windowLook(),
      until,
    )
    const screen = (
      <PageScreen
        app={this.#appOf(origin)}
        operator={this.#options.operator}
        translator={translator}
        store={closed.store}
        onOpen={closed.open}
        onCancel={() => ending.abort()}
      />
    )
    const work = async (): Promise<void> => {
      try {
        await closed.result
      } catch (cause) {
        throw new WalletFailure('embedded/rejected', 'The user did not open the page.', { cause })
      }
    }
    await this.#showWhile(screen, translator, { work, onEscape: () => ending.abort() })
  }

  async protect({ origin, signal }: ScreenRequest): Promise<void> {
    const translator = await this.#texts()
    const flow = new ProtectFlow(this.#options)
    const ending = new AbortController()
    const until = AbortSignal.any([signal, ending.signal])
    const answer = (): void => {
      this.#isProtectOffered = true
      ending.abort()
    }
    const screen = (
      <ProtectScreen
        app={this.#appOf(origin)}
        flow={flow}
        operator={this.#options.operator}
        translator={translator}
        onPasskey={() => void flow.addPasskey()}
        onAnswered={answer}
      />
    )
    await this.#showWhile(screen, translator, { work: () => endOf(until), onEscape: answer })
  }

  async unlock({ origin, signal }: ScreenRequest): Promise<void> {
    const translator = await this.#texts()
    const isLocked = (): boolean => this.#options.vaultState().status !== 'ready'
    if (!isLocked()) return
    const ending = new AbortController()
    const end = (): void => ending.abort()
    const screen = (
      <Unlocking
        app={this.#appOf(origin)}
        context={{ ...this.#options, ...this.#links(origin) }}
        translator={translator}
        onUnlocked={end}
        onCancel={end}
      />
    )
    const work = (): Promise<void> => endOf(AbortSignal.any([signal, ending.signal]))
    await this.#showWhile(screen, translator, { work, onEscape: end })
    if (isLocked()) throw new WalletFailure('embedded/rejected', 'The user did not unlock the wallet.')
  }

  get #projectId(): string {
    return this.#options.dapp()?.projectId ?? ''
  }

  #links(origin: string): { readonly projectId: string; readonly unlockByWindow: () => Promise<void> } {
    const { vault, vaultState, openWindow } = this.#options
    const projectId = this.#projectId
    return {
      projectId,
      unlockByWindow: () =>
        linkWindow(
          { vault, openWindow, origin, projectId, email: vaultState().account?.email ?? null },
          this.#windowLook(),
        ),
    }
  }

  #appOf(origin: string): AskingApp {
    return { origin, appName: cleanText(this.#options.dapp()?.metadata?.name ?? '', longestName) }
  }

  #windowLook(): WindowLook {
    return { ...lookOf(this.#options.theme()), language: this.#options.language() }
  }

  async #texts(): Promise<ApprovalTranslator> {
    const language = this.#options.language()
    if (this.#translator === undefined || this.#language !== language) {
      this.#language = language
      this.#translator = loadTexts(approvalTexts, language)
    }
    return this.#translator
  }

  /** Shows a screen until the work ends. */
  async #showWhile<result>(
    screen: ReactNode,
    { dir, locale }: ApprovalTranslator,
    { work, onEscape }: { readonly work: () => Promise<result>; readonly onEscape: () => void },
  ): Promise<result> {
    const { onHeight, onVisibility, theme } = this.#options
    const surface = new Surface(document.body, { onHeight, onEscape })
    this.#surface?.unmount()
    this.#surface = surface
    surface.render(screen, { ...lookOf(theme()), dir, locale })
    onVisibility(true)
    try {
      return await work()
    } finally {
      if (this.#surface === surface) {
        this.#surface = undefined
        surface.unmount()
        onVisibility(false)
      }
    }
  }
}

/** Resolves once a signal has aborted. */
function endOf(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })
}
