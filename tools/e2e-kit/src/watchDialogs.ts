import type { Page } from '@playwright/test'

declare global {
  interface Window {
    dialogTurns: string[]
  }
}

/**
 * Records when dialogs of the page open and close, starting with the next page load. Returns a function that reads the
 * record.
 */
export async function watchDialogs(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    window.dialogTurns = []
    const { close, showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
      window.dialogTurns.push('open')
      showModal.call(this)
    }
    HTMLDialogElement.prototype.close = function (...parameters) {
      if (this.open) window.dialogTurns.push('close')
      close.apply(this, parameters)
    }
  })
  return () => page.evaluate(() => window.dialogTurns)
}
