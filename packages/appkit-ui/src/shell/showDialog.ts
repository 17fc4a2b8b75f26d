import { deepActiveElement } from './deepActiveElement'
import { focusTitle } from './focusTitle'
import { lockScroll } from './lockScroll'

/** Shows a dialog above the page. Returns what hides it and gives the focus back to where it came from. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument
  const opener = deepActiveElement(page)
  const unlock = lockScroll(page)
  dialog.showModal()
  focusTitle(dialog)
  return () => {
    dialog.close()
    unlock()
    if (!opener?.isConnected || opener === page.body) return
    // The browser does this itself in most cases, but not for every opener within a shadow root.
    if (deepActiveElement(page) !== opener) opener.focus({ preventScroll: true })
  }
}
