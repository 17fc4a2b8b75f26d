import type { ModalKit } from '@openappkit/appkit-core/modal'

/** Closes the modal once `decided`, as it would have closed without anybody asking: not when it shows another view by then, or was closed meanwhile. */
export async function closeAfter({ modal, router }: ModalKit, decided: Promise<unknown>): Promise<void> {
  const { view } = router.current
  let isClosed = false
  const stop = modal.onClose(() => {
    isClosed = true
  })
  // Whoever couldn't decide asks nothing, and has said so.
  await decided.catch(() => {})
  stop()
  if (!isClosed && router.current.view === view) modal.close()
}
