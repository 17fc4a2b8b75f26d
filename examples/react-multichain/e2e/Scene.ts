import type { Page } from '@playwright/test'
import type { SceneWallet } from './pages/SceneAdapter'
import type { SceneBackend } from './sceneBackend'

/** A visual state of the account, send, receive or swap views. */
export interface Scene {
  readonly name: string
  readonly wallet?: SceneWallet
  readonly backend?: SceneBackend
  /** The browser's own console messages about failed requests. */
  readonly forgive?: RegExp
  /** Takes a screenshot in German too, to test the layout with the longest words. */
  readonly isWordy?: true
  /**
   * Plays the scene again in each language, because it changes with time or shows what the user typed. The language of
   * other scenes changes while they are shown.
   */
  readonly isReplayed?: true
  /** Brings a page with a connected wallet to this state. `backend` holds the scene's responses. */
  readonly reach: (page: Page, backend: { down?: readonly string[] }) => Promise<unknown>
}
