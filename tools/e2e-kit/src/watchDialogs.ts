import type { Page } from '@playwright/test'

declare global {
  interface Window {
    dialogTurns: string[]
  }
}

/** Notes each time that a dialog of the page opens or closes, from the next page load on. */
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
