import { afterAnimations } from './afterAnimations'

/**
 * Shows a picture of a dialog that is about to close, while the picture fades out by its stylesheet. Nothing waits for
 * it: the dialog closes immediately, the app below is usable, and the dialog can open again.
 */
export function fadeOut(dialog: HTMLDialogElement): void {
  const picture = dialog.cloneNode(true) as HTMLDialogElement
  const copies = picture.querySelectorAll('*')
  // A copy starts at the top. Read before the copy is in the document, which needs a layout.
  const tops = [...dialog.querySelectorAll('*')].map(({ scrollTop }) => scrollTop)
  picture.inert = true
  picture.ariaHidden = 'true'
  // The copy of a frame would load its page again.
  for (const frame of picture.querySelectorAll('iframe')) frame.remove()
  dialog.after(picture)
  tops.forEach((top, index) => {
    if (top) copies[index]?.scrollTo(0, top)
  })
  // With reduced motion, there is no animation.
  afterAnimations(picture.getAnimations({ subtree: true }), () => picture.remove())
}
