import { deepActiveElement } from './deepActiveElement'
import { focusTitle } from './focusTitle'
import { lockScroll } from './lockScroll'

/** Shows a dialog above the app. Returns a function that hides it and restores the focus. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument
  const opener = deepActiveElement(page)
  const unlock = lockScroll(page)
  // The browser focuses this element directly. Moving the focus later would recompute styles in the first frame.
  dialog.querySelector('h1')?.setAttribute('autofocus', '')
  dialog.showModal()
  focusTitle(dialog)
  return () => {
    dialog.close()
    unlock()
    if (!opener?.isConnected || opener === page.body) return
    // The browser usually does this, but not for every opener inside a shadow root.
    if (deepActiveElement(page) !== opener) opener.focus({ preventScroll: true })
  }
}
