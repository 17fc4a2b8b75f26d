import { afterAnimations } from './afterAnimations'

/**
 * Shows a picture of a dialog that is about to close, while the picture fades out by its stylesheet. Nothing waits for
 * it: the dialog closes immediately, the app below is usable, and the dialog can open again.
 */
export function fadeOut(dialog: HTMLDialogElement): void {
  const picture = dialog.cloneNode(true) as HTMLDialogElement
  const copies = picture.querySelectorAll('*')
  picture.inert = true
  picture.ariaHidden = 'true'
  // The copy of a frame would load its page again.
  for (const frame of picture.querySelectorAll('iframe')) frame.remove()
  dialog.after(picture)
  // A copy starts at the top.
  dialog.querySelectorAll('*').forEach(({ scrollTop }, index) => {
    if (scrollTop) copies[index]?.scrollTo(0, scrollTop)
  })
  // With reduced motion, there is no animation.
  afterAnimations(picture.getAnimations({ subtree: true }), () => picture.remove())
}
