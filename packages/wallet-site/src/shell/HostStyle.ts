import type { FrameDapp, FrameTheme } from '@openappkit/contract/embedded'
import { cleanDapp } from '../protocol/cleanDapp'
import { cleanTheme } from '../protocol/cleanTheme'

/** Name and look of the app as it describes them, without anything that could deceive or run. */
export class HostStyle {
  readonly #language: string
  #dapp: FrameDapp | undefined
  #theme: FrameTheme | undefined

  /** @param language - Language of the browser, for apps that name none. */
  constructor(language: string) {
    this.#language = language
  }

  get dapp(): FrameDapp | undefined {
    return this.#dapp
  }

  get theme(): FrameTheme | undefined {
    return this.#theme
  }

  /** IETF language tag. */
  get language(): string {
    return this.#dapp?.language ?? this.#language
  }

  setDapp(dapp: FrameDapp): void {
    this.#dapp = cleanDapp(dapp)
  }

  setTheme(theme: FrameTheme): void {
    this.#theme = cleanTheme(theme)
  }
}
