import { deepActiveElement } from './deepActiveElement'
import { focusTitle } from './focusTitle'
import { lockScroll } from './lockScroll'

/** Shows a dialog above the page. Returns what hides it and gives the focus back to where it came from. */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument
  const opener = deepActiveElement(page)
  const unlock = lockScroll(page)
  // The browser puts the focus there at once, instead of on a control first: each move of it costs the first frame a pass over the styles.
  dialog.querySelector('h1')?.setAttribute('autofocus', '')
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
